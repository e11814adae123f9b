// How results look: aligned columns for people, JSON and CSV for programs.
import { dayOf, zone } from '#domain/days.ts'
import { formatMoney } from '#domain/money.ts'
import { UsageError } from './exit-codes.ts'
import type { Cell, Document, Format, Kind, Message, Result, Row, Table } from './result.ts'

/** Ends with a line break, unless it is empty. */
export function showResult(result: Result, asked: Format | undefined): string {
  if ('written' in result) return ''
  if ('document' in result) return documentText(result, asked)
  const preferred = 'rows' in result ? result.prefers : undefined
  switch (asked ?? preferred ?? 'table') {
    case 'json':
      return `${JSON.stringify('rows' in result ? result.rows : factsOf(result), null, 2)}\n`
    case 'csv':
      return csv('rows' in result ? result : factTable(result))
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

/** RFC 4180. Amounts are dollars with cents, so that a spreadsheet can add them. */
function csv({ columns, rows }: Table): string {
  const names = Object.keys(columns)
  const lines = [names, ...rows.map((row) => names.map((name) => csvCell(row[name] ?? null, columns[name])))]
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
}

function csvCell(cell: Cell, kind: Kind | undefined): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (kind === 'money') return (Number(cell) / 100).toFixed(2)
  return typeof cell === 'string' ? harmless(cell) : String(cell)
}

/**
 * A spreadsheet runs text that begins with these characters as a formula. The apostrophe keeps it text. Spreadsheets that
 * split at semicolons, tabs or line breaks begin a cell after each of them, quoted or not.
 */
function harmless(text: string): string {
  return text.replace(/(^|[;\t]|\r\n?|\n)(?=[^\S\t\r\n]*"*[=+\-@＝＋－＠])/g, "$1'")
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
