import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Money and counts are at the right. */
  align?: 'right'
  /** Its words stay on one line. */
  oneLine?: boolean
  /** In slate. */
  quiet?: boolean
  /** The cell whose text is the link to the row's address. */
  link?: boolean
  /** The list can be sorted by it. */
  sortable?: boolean
}

/** A row on the phone: three lines at the left, three at the right. */
export type StackedRow = {
  title: ReactNode
  second?: ReactNode
  third?: ReactNode
  amount?: ReactNode
  status?: ReactNode
  note?: ReactNode
}

export type Sort = { by: string; descending: boolean; onSort: (by: string) => void }

export type Selection<Row> = {
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** The bulk actions for the selected rows of this page, as BarActions. */
  actions: (rows: readonly Row[]) => ReactNode
  /** After the count: "$15,150.00 paid". */
  note?: (rows: readonly Row[]) => string
}

/** Of the whole filter, not of the rows shown. */
export type Sums = { title: ReactNode; note?: ReactNode; values: Readonly<Record<string, ReactNode>> }

/** Keyset paging: no page numbers. */
export type Pager = { span: string; newer?: (() => void) | undefined; older?: (() => void) | undefined }

export type TableProps<Row> = {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** What a reader hears as the row's name. */
  nameOf: (row: Row) => string
  /** Where ↵ and a click lead. */
  addressOf?: (row: Row) => string
  stack: (row: Row) => StackedRow
  sort?: Sort
  selection?: Selection<Row>
  sums?: Sums
  pager?: Pager
  /** Shown instead of rows when there are none. */
  empty: ReactNode
}
