// The kinds of what staff edit. A new kind needs a schema and a line here.
import type { z } from 'zod'
import { course, price, program } from './courses.ts'
import { courseOfKey, lesson, outline, question } from './lessons.ts'
import { faq } from './words.ts'

export type EntryKind = {
  schema: z.ZodType
  /** The permission to publish it. */
  publishedBy: 'content' | 'accounting'
  /** The course that an entry belongs to: faculty drafts those of its own courses. */
  courseOf?: (key: string) => string
  /** An entry that was never in use elsewhere may vanish: its last version can be taken back. */
  mayVanish?: true
}

export const entryKinds = {
  lesson: { schema: lesson, publishedBy: 'content', courseOf: courseOfKey, mayVanish: true },
  outline: { schema: outline, publishedBy: 'content', courseOf: courseOfKey },
  question: { schema: question, publishedBy: 'content', courseOf: courseOfKey, mayVanish: true },
  course: { schema: course, publishedBy: 'content', courseOf: (key) => key },
  program: { schema: program, publishedBy: 'content' },
  price: { schema: price, publishedBy: 'accounting' },
  faq: { schema: faq, publishedBy: 'content', mayVanish: true },
} as const satisfies Record<string, EntryKind>

export type EntryKindName = keyof typeof entryKinds
export const entryKindNames = Object.keys(entryKinds) as EntryKindName[]

export type EntryData<Kind extends EntryKindName> = z.output<(typeof entryKinds)[Kind]['schema']>

export function findKind(name: string): EntryKind | undefined {
  return Object.hasOwn(entryKinds, name) ? entryKinds[name as EntryKindName] : undefined
}
