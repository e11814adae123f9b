// What a command answers: data. How it is shown is decided in show-result.ts alone.

export const formats = ['table', 'json', 'csv'] as const
export type Format = (typeof formats)[number]

/** Money is in cents, an instant is a Date. */
export type Kind = 'text' | 'number' | 'money' | 'instant'
export type Cell = string | number | boolean | Date | null
export type Row = Readonly<Record<string, Cell>>

export type Table = {
  columns: Readonly<Record<string, Kind>>
  rows: readonly Row[]
  /** What a person reads where there are no rows. */
  none: string
  /** What a person reads in place of the table, such as a plot. */
  drawing?: string
  /** How it is shown where nothing else was asked for; a table otherwise. */
  prefers?: Format
}

/** A sentence for people, with the facts that it tells for programs. */
export type Told = { sentence: string; facts: Row; kinds: Readonly<Record<string, Kind>> }

/** Data of a shape of its own, which is JSON for people and programs alike. */
export type Document = { document: object }

/** What a person should know about the result, printed to stderr next to it, and the exit code where it is not "done". */
type Aside = { remarks?: readonly string[]; exit?: number }

export type Result = (Table | Told | Document) & Aside

type Extras = Pick<Table, 'none'> & Partial<Pick<Table, 'drawing' | 'prefers'>> & Aside

export function table<Columns extends Readonly<Record<string, Kind>>>(
  columns: Columns,
  rows: readonly Readonly<Record<keyof Columns, Cell>>[],
  extras: Extras,
): Table & Aside {
  return { columns, rows, ...extras }
}

/** `kinds` says which facts are more than text, where it matters. */
export function told(sentence: string, facts: Row = {}, kinds: Readonly<Record<string, Kind>> = {}): Told {
  return { sentence, facts, kinds }
}

export function document(data: object): Document {
  return { document: data }
}
