// CSV for spreadsheets, as the command line and the office export it.

/** Money is in cents, an instant is a Date. */
type Kind = 'text' | 'number' | 'money' | 'instant'
type Cell = string | number | boolean | Date | null
type Row = Readonly<Record<string, Cell>>
export type Columns = Readonly<Record<string, Kind>>

/** RFC 4180. Amounts are dollars with cents, so that a spreadsheet can add them. */
export function csv(columns: Columns, rows: readonly Row[]): string {
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
