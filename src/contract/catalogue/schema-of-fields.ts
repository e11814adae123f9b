import { z } from 'zod'
import { sitePath } from '#domain/site/site-path.ts'
import { line, lines } from '../fields.ts'
import { newCourseId } from './entry-fields.ts'
import type { DataOf, Field, Fields } from './field-types.ts'

/** The schema of entries with these fields. */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<DataOf<F>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optionalOf(field)]))
  // The type follows from the same declarations, which zod cannot see.
  return z.object(shape) as unknown as z.ZodType<DataOf<F>>
}

function optionalOf(field: Field): z.ZodType {
  return field.optional ? saidOf(field).nullable() : saidOf(field)
}

function saidOf(field: Field): z.ZodType {
  const value = plainOf(field)
  return field.said ? z.object({ en: value, es: value.nullable() }) : value
}

const film = z.string().regex(/^[a-z_]{1,40}$/, 'is not a film')
const path = z.string().regex(sitePath, 'must be a path of the site').max(200)

function plainOf({ type, most = 200, least = 0, mostItems = 20, choices = [] }: Field): z.ZodType {
  const list = (item: z.ZodType) => z.array(item).max(mostItems, `must have at most ${mostItems} lines`)
  switch (type) {
    case 'line':
    case 'picture':
      return line(most)
    case 'text':
    case 'markdown':
      return lines(most)
    case 'list':
      return list(line(most))
    case 'number':
      return z.int().min(least).max(most)
    case 'switch':
      return z.boolean()
    case 'choice':
      return z.enum(choices)
    case 'choices':
      return z.array(z.enum(choices)).max(choices.length)
    case 'courses':
      return list(newCourseId)
    case 'film':
      return film
    case 'films':
      return list(film)
    case 'path':
      return path
  }
}
