// The kinds of what staff edit. A new kind needs its fields, or a schema, and a line here.
import type { z } from 'zod'
import { course, price, program } from './courses.ts'
import { editedKinds } from './edited-kinds.ts'
import type { Fields } from './field-types.ts'
import { courseOfKey, emptyOutline, lesson, outline, question } from './lessons.ts'
import { schemaOf } from './schema-of-fields.ts'
import { terms, termsKey } from './terms.ts'

export type EntryKind = {
  schema: z.ZodType
  /** The permission to publish it, and to read its drafts. */
  publishedBy: 'content' | 'accounting'
  /** The permission to read what is published of it. Without one everybody does. */
  readBy?: 'see' | 'content'
  /** The course that an entry belongs to: faculty reads and saves drafts of its own courses. */
  courseOf?: (key: string) => string
  /** An entry that was never in use elsewhere may vanish: its last version can be taken back. */
  mayVanish?: true
  /** Every course has one, and this is it until somebody publishes one. */
  ofEachCourse?: unknown
  /** The only keys of this kind. */
  keys?: readonly string[]
}

/** A kind that the generic editor serves. */
function ofFields<F extends Fields>(fields: F) {
  return { schema: schemaOf(fields), publishedBy: 'content', mayVanish: true } as const
}

/** The texts of one page are one entry. */
function ofPage<F extends Fields>(fields: F) {
  return { schema: schemaOf(fields), publishedBy: 'content', keys: ['page'] } as const
}

const ofClassroom = { publishedBy: 'content', courseOf: courseOfKey } as const

export const entryKinds = {
  lesson: { ...ofClassroom, schema: lesson, readBy: 'see', mayVanish: true },
  outline: { ...ofClassroom, schema: outline, readBy: 'see', ofEachCourse: emptyOutline },
  // It has the right answer.
  question: { ...ofClassroom, schema: question, readBy: 'content', mayVanish: true },
  course: { schema: course, publishedBy: 'content', courseOf: (key) => key },
  program: { schema: program, publishedBy: 'accounting' },
  price: { schema: price, publishedBy: 'accounting' },
  terms: { schema: terms, publishedBy: 'accounting', keys: [termsKey] },
  faq: ofFields(editedKinds.faq),
  faculty: ofFields(editedKinds.faculty),
  testimonial: ofFields(editedKinds.testimonial),
  article: ofFields(editedKinds.article),
  resource: ofFields(editedKinds.resource),
  glossary: ofFields(editedKinds.glossary),
  promotion: ofFields(editedKinds.promotion),
  'home-page': ofPage(editedKinds['home-page']),
  'about-page': ofPage(editedKinds['about-page']),
  'fridge-page': ofPage(editedKinds['fridge-page']),
  'regional-page': ofPage(editedKinds['regional-page']),
  'contact-page': ofPage(editedKinds['contact-page']),
} as const satisfies Record<string, EntryKind>

export type EntryKindName = keyof typeof entryKinds
export const entryKindNames = Object.keys(entryKinds) as EntryKindName[]

export type EntryData<Kind extends EntryKindName> = z.output<(typeof entryKinds)[Kind]['schema']>

export function findKind(name: string): EntryKind | undefined {
  return Object.hasOwn(entryKinds, name) ? entryKinds[name as EntryKindName] : undefined
}
