// Courses, programs and prices, as staff edit them.
import { z } from 'zod'
import { line, printed } from '../fields.ts'
import { entryKey, newCourseId, position, saidLine, saidList, saidText } from './entry-fields.ts'

const hours = z.number().min(0).max(1000).multipleOf(0.5)

/** Its key is the id of the course. */
export const course = z.object({
  position,
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/, 'must be small letters, digits and hyphens')
    .max(60),
  /** 'Module 1' */
  label: saidLine(40),
  title: saidLine(120),
  /** The title of its page. The words between two asterisks are set in italics. */
  headline: saidLine(140),
  ceKind: z.enum(['online', 'hands-on']),
  ceHours: hours.min(0.5),
  selfStudyHours: hours,
  /** Usual length of a date. */
  days: z.int().min(1).max(60),
  /** '8:30 am to 5 pm'. Entries from before it was known have none. */
  dailyHours: saidLine(60).nullable().optional(),
  /** 'San Diego, CA'. Without it, the academy's own place. */
  place: printed(line(80)).nullable().optional(),
  /** What a buyer declares to have: 'Clinical 2 requires the Fellowship level.' */
  prerequisite: saidLine(200).nullable(),
  summary: saidText(600),
  covers: saidList(20, 200),
  outcomes: saidList(12, 200),
  program: z.array(z.object({ title: saidLine(120), parts: saidList(12, 200) })).max(60),
  films: z.array(line(40)).max(12),
  questions: z.array(entryKey).max(20),
  photo: line(60),
  /** Not sold any more. A course is never deleted. */
  retired: z.boolean(),
})
export type CourseEntry = z.infer<typeof course>

/** Its key is the id of the program. */
export const program = z
  .object({
    courses: z.array(newCourseId).min(1).max(20),
    /** The courses that the smaller program does not include. */
    own: z.array(newCourseId).max(20),
    /** The percentage as the academy advertises it, or as the prices give it. */
    savings: z.object({ shown: z.enum(['stated', 'calculated']), stated: z.int().min(0).max(90) }),
  })
  .refine(({ courses, own }) => own.every((id) => courses.includes(id)), {
    path: ['own'],
    message: 'must be among its courses',
  })
export type ProgramEntry = z.infer<typeof program>

const amount = z.int().min(100, 'must be at least $1').max(10_000_000, 'must be at most $100,000')

/** Its key is the id of a course or a program. Programs have one price: both are the same. */
export const price = z
  .object({
    listed: amount,
    /** The early price, or the only one. */
    charged: amount,
    /** How long before the first day the early price ends. */
    early: z.object({ count: z.int().min(1).max(365), unit: z.enum(['days', 'weeks', 'months']) }).nullable(),
    /** fixed: `charged`, whatever the day. early: `charged` until the early price ends, then `listed`. */
    rule: z.enum(['fixed', 'early']),
  })
  .refine(({ listed, charged }) => charged <= listed, {
    path: ['charged'],
    message: 'must not exceed the listed price',
  })
  .refine(({ rule, early }) => rule === 'fixed' || early !== null, {
    path: ['early'],
    message: 'is required by the early rule',
  })
export type PriceEntry = z.infer<typeof price>
