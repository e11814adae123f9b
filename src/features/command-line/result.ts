// What a command returns: data. Only show-result.ts decides how it looks.

import type { Cell, Columns, Kind, Row } from '#platform/http/csv.ts'

export const formats = ['table', 'json', 'csv'] as const
export type Format = (typeof formats)[number]

export type Table = {
  columns: Columns
  rows: readonly Row[]
  /** Shown to a person if there are no rows. */
  none: string
  /** Shown to a person instead of the table, such as a chart. */
  drawing?: string
  /** The format if the command line asks for none; a table by default. */
  prefers?: Format
}

/** A sentence for people, with the same facts for programs. */
export type Message = { sentence: string; facts: Row; kinds: Readonly<Record<string, Kind>> }

/** Nested data, printed as JSON; people may get tables instead. */
export type Document = { document: object; tables?: readonly Table[] }

/** Nothing on stdout, because the command has written its own bytes there. */
export type Written = { written: true }

/** Remarks are printed on stderr after the result. */
type Aside = { remarks?: readonly string[]; exit?: number }

export type Result = (Table | Message | Document | Written) & Aside

type Extras = Pick<Table, 'none'> & Partial<Pick<Table, 'drawing' | 'prefers'>> & Aside

export function table<Named extends Columns>(
  columns: Named,
  rows: readonly Readonly<Record<keyof Named, Cell>>[],
  extras: Extras,
): Table & Aside {
  return { columns, rows, ...extras }
}

/** `kinds` names the facts that are not text, such as money. */
export function message(
  sentence: string,
  facts: Row = {},
  kinds: Readonly<Record<string, Kind>> = {},
): Message {
  return { sentence, facts, kinds }
}

export function document(data: object, extras: Omit<Document, 'document'> & Aside = {}): Document & Aside {
  return { document: data, ...extras }
}
