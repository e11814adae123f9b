// A misspelled variable is ignored silently: `SMTP_URI` would leave every email in the sandbox.

/** Of the variables that are set, those that look like an unset one of ours. */
export function misspelledVariables(
  env: Record<string, string | undefined>,
  known: ReadonlySet<string>,
): string[] {
  const missing = [...known].filter((name) => name.length >= shortestName && !env[name])
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = missing.find((other) => distance(name, other) <= mostMistakes)
      return meant ? [`${name} is not a variable of the site: write ${meant}, or remove it.`] : []
    })
}

/** Shorter names, such as HOST, resemble those of other programs, such as HOME. */
const shortestName = 6
const mostMistakes = 2

/** How many letters have to be added, removed or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
