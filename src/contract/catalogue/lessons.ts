// The classroom's texts that staff edit: the outline of a course, its lessons and its test questions.
import { z } from 'zod'
import { sitePath } from '#domain/site/site-path.ts'
import { line, lines } from '../fields.ts'
import { hidden, saidLine, saidList, saidText } from './entry-fields.ts'

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')

/** Its key is the course. */
export const outline = z.object({
  units: z.array(z.object({ title: saidLine(120), lessons: z.array(slug).max(40) })).max(20),
  readings: z
    .array(
      z.object({
        title: saidLine(160),
        path: z.string().regex(sitePath, 'must be a path of the site').max(200),
      }),
    )
    .max(40),
  /** Shown as a sample until the faculty has approved it. */
  sample: z.boolean(),
})
export type Outline = z.infer<typeof outline>
export const emptyOutline: Outline = { units: [], readings: [], sample: false }

/** Empty: the outline announces the lesson, and nobody can open it yet. */
const bodyText = z.union([z.literal(''), lines(30_000)])

/** Its key is the course and the slug: module1-parts-of-an-implant. */
export const lesson = z.object({
  title: saidLine(120),
  minutes: z.int().min(1).max(240),
  /** The id of a clip, or of a film that staff uploaded; null without a film. */
  film: z.union([z.uuid(), z.string().regex(/^[a-z_]{1,40}$/, 'is not a film')]).nullable(),
  /** Markdown of a small subset, see content/classroom/lesson-types.ts. */
  body: z.object({ en: bodyText, es: bodyText.nullable() }),
  checklist: saidList(20, 200),
  /** Files that staff uploaded. Lessons of releases have none. */
  downloads: z
    .array(z.object({ file: z.uuid(), title: saidLine(160) }))
    .max(20)
    .default([]),
})
export type Lesson = z.infer<typeof lesson>
/** As a release ships it. */
export type LessonOfRelease = Omit<Lesson, 'downloads'>

const options = z.array(z.string().trim().min(1, 'is required').max(300)).length(4)

/** Its key is the course and the question's id. Hidden questions are not drawn any more. */
export const question = z
  .object({
    /** The slug of the lesson to read again. */
    topic: slug,
    question: saidText(600),
    options: z.object({ en: options, es: options.nullable() }),
    answer: z.int().min(0).max(3),
    why: saidText(600),
    /** A photo of the site or an uploaded picture. */
    picture: line(80).nullable().default(null),
    /** What the picture shows, without the answer. */
    alt: saidLine(300).nullable().default(null),
    hidden,
  })
  .refine(({ picture, alt }) => picture === null || alt !== null, {
    path: ['alt', 'en'],
    error: 'is required',
  })
export type Question = z.infer<typeof question>
/** As a release ships it. */
export type QuestionOfRelease = z.input<typeof question>

/** The course of a key of a lesson or question. */
export function courseOfKey(key: string): string {
  return key.split('-', 1)[0] ?? key
}
