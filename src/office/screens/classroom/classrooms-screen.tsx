import { useQuery } from '@tanstack/react-query'
import { classroomCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeClassrooms } from '#contract/classroom/office-classroom.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading } from '../../services/queries.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ListBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableColumn } from '../../ui/table/table-types.ts'

type Row = OfficeClassrooms['courses'][number]

/** The courses that are taught in the classroom. */
export function ClassroomsScreen() {
  const query = useQuery(reading('GET /api/office/classroom'))
  const now = useAcademyNow()
  return (
    <>
      <ScreenHead title={screenNames.classroom} />
      <ListBody>
        <Loaded query={query}>
          {({ courses }) => (
            <DataTable
              label={screenNames.classroom}
              columns={columnsOf(now)}
              rows={courses}
              idOf={({ course }) => course}
              nameOf={({ course }) => itemLabel(course)}
              addressOf={({ course }) => `/classroom/${course}`}
              stack={(row) => ({
                title: itemLabel(row.course),
                second: row.lessons > 0 && copy.lessonCount(row.ready, row.lessons),
                third: row.nextLive !== null && liveOf(row, now),
                amount: <Test row={row} />,
                status: row.drafts > 0 ? copy.drafts(row.drafts) : undefined,
              })}
              empty={<Empty title={copy.none} />}
            />
          )}
        </Loaded>
      </ListBody>
    </>
  )
}

const lessonsOf = ({ ready, lessons }: Row) => (lessons === 0 ? '–' : copy.ready(ready, lessons))
const liveOf = ({ nextLive }: Row, now: Date) => (nextLive === null ? '–' : dayAndTime(nextLive, now))

function Test({ row: { testReady } }: { row: Row }) {
  if (testReady === null) return <StatusWord kind="none">{copy.noTest}</StatusWord>
  return (
    <StatusWord kind={testReady ? 'done' : 'waits'}>{testReady ? copy.testReady : copy.testWaits}</StatusWord>
  )
}

function columnsOf(now: Date): TableColumn<Row>[] {
  return [
    {
      id: 'course',
      head: copy.course,
      link: true,
      cell: ({ course, drafts }) => (
        <>
          <strong>{itemLabel(course)}</strong> {drafts > 0 && copy.drafts(drafts)}
        </>
      ),
    },
    { id: 'units', head: copy.units, cell: ({ units }) => units || '–', align: 'right' },
    { id: 'lessons', head: copy.lessons, cell: lessonsOf, align: 'right' },
    { id: 'bank', head: copy.questions, cell: ({ bank }) => bank || '–', align: 'right' },
    { id: 'test', head: copy.test, cell: (row) => <Test row={row} /> },
    { id: 'live', head: copy.nextLive, cell: (row) => liveOf(row, now), quiet: true },
  ]
}
