import type { Language } from '#domain/people/language.ts'

/** '2:40 PM', '14:40': in the reader's time zone, so only a browser may write it. */
export function clockTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(instant))
}

/** 'las 14:40', 'la 1:05' */
export function hourInSpanish(time: string): string {
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}
