const shortWords = /(^| )((?:(?:y|e|o|u|en|de|un|una) )+)/g
const hours = /CE (?=hours)|horas (?=CE)/g

/** A title that breaks before its short words and not within 'CE hours': 'Cicatrización / y mantenimiento'. */
export function tied(title: string): string {
  return title
    .replace(shortWords, (_, before: string, words: string) => before + held(words))
    .replace(hours, held)
}

/** A name that stays on one line: 'Beverly Hills'. */
export function held(words: string): string {
  return words.replaceAll(' ', '\u00a0')
}
