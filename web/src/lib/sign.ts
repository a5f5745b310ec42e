// The sign of a seat.

const NUMBER = /\d{1,2}$/

/** What stands for a name where there is little room: its first letter, or the number where that is all by which
 * another name differs. */
export function signOf(name: string, names: readonly string[]): string {
  const stem = (one: string) => one.replace(NUMBER, '')
  const alike = names.filter((one) => stem(one) === stem(name)).length > 1
  return (alike && NUMBER.exec(name)?.[0]) || ([...name][0]?.toUpperCase() ?? '')
}
