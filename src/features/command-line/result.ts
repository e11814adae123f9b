// What a command returns: data. Only show-result.ts decides how it looks.

export type Cell = string | number | Date | null
type Row = Readonly<Record<string, Cell>>

export type Table = {
  rows: readonly Row[]
  /** Shown to a person if there are no rows. */
  none: string
  /** Shown to a person instead of aligned columns. */
  drawing?: string
}

/** A sentence for people, with the same facts for programs. */
type Message = { sentence: string; facts: Row }

/** Nested data, always printed as JSON. */
type Document = { document: object }

/** Printed as it is; empty if the command has written its own bytes to stdout. */
type Text = { text: string }

/** Remarks are printed on stderr after the result. */
export type Result = (Table | Message | Document | Text) & { remarks?: readonly string[]; exit?: number }

export function message(sentence: string, facts: Row = {}): Message {
  return { sentence, facts }
}
