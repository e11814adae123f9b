// The kinds that the generic editor of the office serves, with their fields. Courses, programs, prices and the classroom
// have screens of their own.
import type { Field, Fields } from './field-types.ts'
import {
  aboutPageFields,
  contactPageFields,
  fridgePageFields,
  homePageFields,
  regionalPageFields,
} from './page-fields.ts'
import {
  articleFields,
  facultyFields,
  faqFields,
  glossaryFields,
  promotionFields,
  resourceFields,
  testimonialFields,
} from './word-fields.ts'

export const editedKinds = {
  faq: faqFields,
  faculty: facultyFields,
  testimonial: testimonialFields,
  article: articleFields,
  resource: resourceFields,
  glossary: glossaryFields,
  promotion: promotionFields,
  'home-page': homePageFields,
  'about-page': aboutPageFields,
  'fridge-page': fridgePageFields,
  'regional-page': regionalPageFields,
  'contact-page': contactPageFields,
} as const satisfies Record<string, Fields>

export type EditedKind = keyof typeof editedKinds
export const editedKindNames = Object.keys(editedKinds) as EditedKind[]

/** The fields of a kind in the order of the editor. */
export function fieldsOf(kind: EditedKind): (Field & { name: string })[] {
  const fields: Fields = editedKinds[kind]
  return Object.entries(fields).map(([name, field]) => ({ name, ...field }))
}
