// The sign of a seat.

/** What stands for a name where there is room for one letter: that, or the number that tells names alike apart. */
export function signOf(name: string, names: readonly string[]): string {
  const letter = (one: string) => [...one][0]?.toUpperCase() ?? ''
  const alike = names.filter((one) => letter(one) === letter(name)).length > 1
  return (alike && /\d+$/.exec(name)?.[0]) || letter(name)
}
