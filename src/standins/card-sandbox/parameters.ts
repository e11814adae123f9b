// The parameters of a call, declared as a shape. Any other parameter is refused by name, like Stripe does.
import type { Form, FormValue } from './form.ts'
import { invalid } from './refusals.ts'

type Metadata = Record<string, string>
export type Range = { gte?: number; lt?: number }

type Values = {
  integer: number
  text: string
  flag: boolean
  metadata: Metadata | ''
  list: string[]
  range: Range
  object: Form
}
type Kind = keyof Values
/** A kind with ! is required. */
export type Shape = Record<string, Kind | `${Kind}!`>

export type Taken<S extends Shape> = {
  [K in keyof S]: S[K] extends `${infer Required extends Kind}!`
    ? Values[Required]
    : S[K] extends Kind
      ? Values[S[K]] | undefined
      : never
}

/** `within` is the path of the surrounding object: payment_method_data[card]. */
export function take<S extends Shape>(form: Form, shape: S, within = ''): Taken<S> {
  const named = (name: string) => (within ? `${within}[${name}]` : name)
  for (const name of Object.keys(form)) {
    if (Object.hasOwn(shape, name)) continue
    throw invalid(`Received unknown parameter: ${named(name)}`, {
      code: 'parameter_unknown',
      param: named(name),
    })
  }
  const taken = Object.entries(shape).map(([name, kind]) => {
    const value = form[name]
    const required = kind.endsWith('!')
    if (value === undefined || (required && value === '')) {
      if (required)
        throw invalid(`Missing required param: ${named(name)}.`, {
          code: 'parameter_missing',
          param: named(name),
        })
      return [name, undefined]
    }
    return [name, readers[kind.replace('!', '') as Kind](value, named(name))]
  })
  return Object.fromEntries(taken) as Taken<S>
}

const readers: { [K in Kind]: (value: FormValue, param: string) => Values[K] } = {
  integer(value, param) {
    if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value)
    throw invalid(`Invalid integer: ${plain(value)}`, { code: 'parameter_invalid_integer', param })
  },
  text(value, param) {
    if (typeof value !== 'string') throw invalid('Invalid string', { param })
    if (value.length > 5000)
      throw invalid('Invalid string: must be at most 5000 characters', {
        code: 'parameter_invalid_string',
        param,
      })
    return value
  },
  flag(value, param) {
    if (value === 'true') return true
    if (value === 'false') return false
    throw invalid(`Invalid boolean: ${plain(value)}`, { param })
  },
  metadata(value, param) {
    if (value === '') return ''
    if (typeof value === 'string') throw invalid('Invalid object', { param })
    const entries = Object.entries(value).map(([key, text]) => [key, readers.text(text, `${param}[${key}]`)])
    if (entries.length > 50) throw invalid('Metadata can have at most 50 keys', { param })
    for (const [key = '', text = ''] of entries) {
      if (key.length > 40) throw invalid('Metadata keys can have up to 40 characters', { param })
      if (text.length > 500) throw invalid('Metadata values can have up to 500 characters', { param })
    }
    return Object.fromEntries(entries)
  },
  list(value, param) {
    if (!Array.isArray(value)) throw invalid('Invalid array', { param })
    return value.map((item) => readers.text(item, param))
  },
  range(value, param) {
    if (!isForm(value)) throw invalid('Invalid object', { param })
    const range = take(value, { gte: 'integer', lt: 'integer' }, param)
    return Object.fromEntries(Object.entries(range).filter(([, bound]) => bound !== undefined))
  },
  object(value, param) {
    if (!isForm(value)) throw invalid('Invalid object', { param })
    return value
  },
}

function isForm(value: FormValue): value is Form {
  return typeof value === 'object' && !Array.isArray(value)
}

function plain(value: FormValue) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Merges new values. An empty value deletes its key; an empty string for the whole deletes all keys. */
export function mergeMetadata(old: Metadata, change: Metadata | '' | undefined): Metadata {
  if (change === undefined) return old
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== ''))
}
