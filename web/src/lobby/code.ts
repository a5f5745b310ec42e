// The code of a table, out of whatever somebody types or pastes.

const LONGEST = 16
const IN_A_LINK = /\/t\/([0-9a-z]{1,16})(?![0-9a-z])/i

/** A table's id from a code, with or without spaces and hyphens, or from a whole link; null if there is none. */
export function codeIn(typed: string): string | null {
  const linked = IN_A_LINK.exec(typed)
  if (linked?.[1]) return linked[1].toLowerCase()
  const code = typed.replace(/[\s\u00a0-]/g, '').toLowerCase()
  return /^[0-9a-z]+$/.test(code) && code.length <= LONGEST ? code : null
}
