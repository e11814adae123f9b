import type { AskResult } from '#contract/ask.ts'
import type { Language } from '#domain/people/language.ts'

// What was found since the page was loaded, so that it can be found again without a connection.
const found: Record<Language, Map<string, AskResult>> = { en: new Map(), es: new Map() }
const mostShown = 9

export function remember(results: readonly AskResult[], language: Language): void {
  for (const result of results) found[language].set(`${result.href} ${result.title}`, result)
}

/** Those that have every typed word. A question is left out: its answer needs the academy. */
export function remembered(typed: string, language: Language): AskResult[] {
  const words = plain(typed).split(/\s+/)
  const has = ({ title, detail }: AskResult) =>
    words.every((word) => plain(`${title} ${detail}`).includes(word))
  return [...found[language].values()]
    .filter((result) => result.kind !== 'question' && has(result))
    .slice(0, mostShown)
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
