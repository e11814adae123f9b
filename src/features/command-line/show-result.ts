// How results look: aligned columns for people, JSON and CSV for programs.
import { dayOf, zone } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { type Cell, csv, type Kind, type Row } from '#platform/http/csv.ts'
import { UsageError } from './exit-codes.ts'
import type { Document, Format, Message, Result, Table } from './result.ts'

/** Ends with a line break, unless it is empty. */
export function showResult(result: Result, asked: Format | undefined): string {
  if ('written' in result) return ''
  if ('document' in result) return documentText(result, asked)
  const preferred = 'rows' in result ? result.prefers : undefined
  switch (asked ?? preferred ?? 'table') {
    case 'json':
      return `${JSON.stringify('rows' in result ? result.rows : factsOf(result), null, 2)}\n`
    case 'csv':
      return csvOf('rows' in result ? result : factTable(result))
    case 'table':
      return `${'rows' in result ? forPeople(result) : printable(result.sentence)}\n`
  }
}

function documentText({ document, tables }: Document, asked: Format | undefined): string {
  if (asked === 'csv')
    throw new UsageError('This command has no rows to print as CSV. Leave out --csv to get JSON.')
  if (asked !== 'json' && tables) return `${tables.map(forPeople).join('\n\n')}\n`
  return `${JSON.stringify(document, null, 2)}\n`
}

function csvOf({ columns, rows }: Table): string {
  return csv(columns, rows)
}

function factsOf({ sentence, facts }: Message): Row {
  return { message: sentence, ...facts }
}

function factTable(result: Message): Table {
  const row = factsOf(result)
  const columns = Object.fromEntries(Object.keys(row).map((name) => [name, result.kinds[name] ?? 'text']))
  return { columns, rows: [row], none: '' }
}

function forPeople({ columns, rows, none, drawing }: Table): string {
  if (rows.length === 0) return none
  if (drawing !== undefined) return drawing
  const names = Object.keys(columns)
  const lines = [
    names.map(heading),
    ...rows.map((row) => names.map((name) => personCell(row[name] ?? null, columns[name] ?? 'text'))),
  ]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  return lines
    .map((line) =>
      names
        .map((name, column) => aligned(line[column] ?? '', widths[column] ?? 0, columns[name] ?? 'text'))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** 'receiptNumber' → 'RECEIPT NUMBER' */
function heading(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, ' $&').toUpperCase()
}

function personCell(cell: Cell, kind: Kind): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (cell instanceof Date) return `${dayOf(cell)} ${timeOf(cell)}`
  if (kind === 'money') return formatMoney(Number(cell))
  return printable(String(cell))
}

function timeOf(instant: Date): string {
  return instant.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
}

/** Visitors choose names and subjects. Control characters in them could change the terminal. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}

function aligned(text: string, width: number, kind: Kind): string {
  const gap = ' '.repeat(Math.max(0, width - widthOf(text)))
  return kind === 'number' || kind === 'money' ? gap + text : text + gap
}

function widthOf(text: string): number {
  return [...text].length
}
