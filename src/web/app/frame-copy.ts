import { type Copy, copy as en } from '#content/en/frame.ts'
import { copy as es } from '#content/es/frame.ts'
import type { Language } from '#domain/language.ts'

/** The frame's words; a label that Spanish does not have is shown in English. */
export const frameCopies: Record<Language, Copy> = {
  en,
  es: { ...es, menu: { ...en.menu, ...es.menu } },
}
