// Puts the texts that staff published into the copy of single pages. Loaded only where something was published.
import type { Fields } from '#contract/catalogue/field-types.ts'
import {
  aboutPageFields,
  contactPageFields,
  fridgePageFields,
  homePageFields,
  regionalPageFields,
} from '#contract/catalogue/page-fields.ts'
import type { Said } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { withTextAt } from './copy-path.ts'
import { withFigures } from './pages/faqs.ts'
import { publishedOf } from './published.ts'
import { withPublished } from './published-list.ts'
import { saidIn } from './said.ts'

const pages: Record<string, { kind: PageKind; fields: Fields }> = {
  home: { kind: 'home-page', fields: homePageFields },
  about: { kind: 'about-page', fields: aboutPageFields },
  fridge: { kind: 'fridge-page', fields: fridgePageFields },
  'middle-east-africa': { kind: 'regional-page', fields: regionalPageFields },
  contact: { kind: 'contact-page', fields: contactPageFields },
}
type PageKind = 'home-page' | 'about-page' | 'fridge-page' | 'regional-page' | 'contact-page'

/** The same entry gives the same copy, so that a page renders once. */
const made = new WeakMap<object, Map<object, object>>()

export function withPageTexts<Copy extends object>(page: string, copy: Copy, language: Language): Copy {
  const edited = pages[page]
  const entry: Readonly<Record<string, Said>> | undefined = edited && publishedOf(edited.kind).page
  if (!edited || !entry) return copy
  const copies = made.get(entry) ?? new Map<object, object>()
  made.set(entry, copies)
  const known = copies.get(copy)
  if (known) return known as Copy
  const texts = Object.entries(edited.fields).flatMap(([name, { at = '' }]) =>
    entry[name] ? [[at, withFigures(saidIn(entry[name], language))] as const] : [],
  )
  const next = texts.reduce((before, [at, text]) => withTextAt(before, at, text), copy)
  copies.set(copy, next)
  return next
}

type Card = { title: string; sentence: string; link: string; path?: string }

/** The first card that staff did not hide. */
export function promotionIn<Copy extends Card>(copy: Copy, language: Language): Copy | null {
  const [first] = withPublished<'promotion', Card & { key: string }>(
    'promotion',
    [{ ...copy, key: 'programs' }],
    (key, { title, sentence, link, path }) => ({
      key,
      title: saidIn(title, language),
      sentence: withFigures(saidIn(sentence, language)),
      link: saidIn(link, language),
      path,
    }),
  )
  return first ? { ...copy, ...first } : null
}
