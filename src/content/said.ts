import type { Said, SaidList } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'

/** A missing Spanish text falls back to English. */
export function saidIn(said: Said, language: Language): string {
  return said[language] ?? said.en
}

export function linesIn(lines: SaidList, language: Language): readonly string[] {
  return lines[language] ?? lines.en
}
