import { withPageTexts } from '#content/edited-texts.ts'
import type { Language } from '#domain/people/language.ts'
import type { Passages } from '../search-index.ts'
import { academyPassages } from './academy.ts'
import { type Copies, copies } from './copies.ts'
import { landingPassages } from './landing-pages.ts'
import type { Passage } from './passage.ts'
import { policyPassages } from './policy.ts'
import { teachingPassages } from './teaching.ts'

/** Everything that can be quoted, from the same copy that the pages show. */
export function readCorpus(): Passages {
  return { en: passagesIn('en'), es: passagesIn('es') }
}

function passagesIn(language: Language): Passage[] {
  const copy = edited(copies[language], language)
  return [
    ...academyPassages(copy, language),
    ...landingPassages(copy, language),
    ...policyPassages(copy),
    ...teachingPassages(copy, language),
  ].map((passage) => ({ ...passage, title: unbroken(passage.title), text: unbroken(passage.text) }))
}

/** With the texts that staff published. */
function edited(copy: Copies, language: Language): Copies {
  return {
    ...copy,
    home: withPageTexts('home', copy.home, language),
    about: withPageTexts('about', copy.about, language),
    fridge: withPageTexts('fridge', copy.fridge, language),
    middleEastAfrica: withPageTexts('middle-east-africa', copy.middleEastAfrica, language),
    contact: withPageTexts('contact', copy.contact, language),
  }
}

/** Pages prevent line breaks with special spaces. An answer is plain text. */
function unbroken(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
