/** New passwords that are refused whatever their length, for example because they are common. */
export type RefusedPasswords = ReadonlySet<string>

/** One password a line. Lines that start with # are comments. */
export function readRefusedPasswords(list: string): RefusedPasswords {
  const lines = list.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
  return new Set(lines.map(folded))
}

/** "Password" is as common as "password". */
export function isRefusedPassword(password: string, refused: RefusedPasswords): boolean {
  return refused.has(folded(password))
}

function folded(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}
