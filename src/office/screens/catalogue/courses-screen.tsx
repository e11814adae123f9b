import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { findCourse } from '#content/catalogue.ts'
import { coursesCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { CourseEntry } from '#contract/catalogue/courses.ts'
import type { OfficeDates } from '#contract/dates/office-dates.ts'
import type { OfficeEntries, OfficeEntryHead } from '#contract/office/entries.ts'
import { positionOf } from '#domain/catalogue/entries.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useEntries, useEntryGrant } from '../../entries/use-entry.ts'
import { reading } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ListBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableColumn } from '../../ui/table/table-types.ts'
import { Marks } from './entry-list.tsx'

type Row = { entry: OfficeEntryHead; words: CourseEntry | null; dates: number | undefined }

/** Every course, sold or retired, with its drafts. */
export function CoursesScreen() {
  const list = useEntries('course')
  const dates = useQuery(reading('GET /api/office/dates')).data
  const [isAdding, setAdding] = useState(false)
  const mayAdd = useEntryGrant('course', '') === 'may'
  useKeys(mayAdd ? [{ key: 'a', says: copy.addTitle, run: () => setAdding(true) }] : [])
  return (
    <>
      <ScreenHead
        title={screenNames.courses}
        actions={
          mayAdd && (
            <Button kind="main" hint="a" onClick={() => setAdding(true)}>
              {copy.add}
            </Button>
          )
        }
      />
      <ListBody>
        <Loaded query={list}>
          {({ entries }) => (
            <DataTable
              label={screenNames.courses}
              columns={columns}
              rows={rowsOf(entries, dates)}
              idOf={({ entry }) => entry.key}
              nameOf={labelOf}
              addressOf={({ entry }) => `/courses/${entry.key}`}
              stack={(row) => ({
                title: labelOf(row),
                second: row.words?.title.en,
                amount: priceOf(row),
                status: stateOf(row),
              })}
              empty={<Empty title={copy.notPublished} />}
            />
          )}
        </Loaded>
      </ListBody>
      {isAdding && <AddDialog taken={list.data} onClose={() => setAdding(false)} />}
    </>
  )
}

function rowsOf(entries: OfficeEntries['entries'], dates: OfficeDates | undefined): Row[] {
  return entries
    .map((entry) => ({
      entry,
      words: (entry.data ?? entry.draft) as CourseEntry | null,
      dates: dates?.courses
        .find(({ course }) => course === entry.key)
        ?.dates.filter(({ state }) => state === 'open').length,
    }))
    .toSorted((one, other) => positionOf(one.entry) - positionOf(other.entry))
}

const labelOf = ({ entry, words }: Row) => words?.label.en ?? entry.key
const priceOf = ({ entry }: Row) => {
  const price = findCourse(entry.key)
  return price ? formatMoney(price.charged) : '–'
}

function stateOf({ entry }: Row): string {
  if (entry.data === null) return copy.notPublished
  if ((entry.data as CourseEntry).retired) return copy.notSold
  return findCourse(entry.key) ? copy.sold : copy.noPrice
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'course',
    head: copy.columns.course,
    link: true,
    cell: (row) => (
      <>
        <strong>{labelOf(row)}</strong> {row.words?.title.en}
      </>
    ),
  },
  { id: 'hours', head: copy.columns.hours, align: 'right', cell: ({ words }) => words?.ceHours ?? '–' },
  { id: 'price', head: copy.columns.price, align: 'right', cell: priceOf },
  { id: 'dates', head: copy.columns.dates, align: 'right', cell: ({ dates }) => dates ?? '–' },
  { id: 'state', head: copy.columns.state, quiet: true, cell: stateOf },
  { id: 'marks', head: '', align: 'right', cell: ({ entry }) => <Marks entry={entry} /> },
]

type AddProps = { taken: OfficeEntries | undefined; onClose: () => void }

function AddDialog({ taken, onClose }: AddProps) {
  const [id, setId] = useState('')
  const navigate = useNavigate()
  const isTaken = taken?.entries.some(({ key }) => key === id)
  const fault = isTaken ? copy.idTaken : !/^[a-z][a-z0-9]{1,29}$/.test(id) && copy.idWrong
  return (
    <Dialog
      title={copy.addTitle}
      onClose={onClose}
      onSubmit={() => fault || navigate({ to: `/courses/${id}` })}
      buttons={
        <>
          <Button onClick={onClose}>{copy.addLeave}</Button>
          <Button kind="main" type="submit" reason={fault}>
            {copy.addSubmit}
          </Button>
        </>
      }
    >
      <Field
        label="Id"
        hint={copy.addLead}
        autoComplete="off"
        value={id}
        onChange={(event) => setId(event.currentTarget.value.trim())}
      />
    </Dialog>
  )
}
