import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarCopy as copy } from '#content/en/office/registrations/dates.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { OfficeDates } from '#contract/dates/office-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import { readingList } from '../../services/queries.ts'
import { text, useSearchParams } from '../../services/search-params.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { KeyCap } from '../../ui/keyboard/key-cap.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { usePhone } from '../../ui/screen/use-phone.ts'
import { SeatsLegend } from '../../ui/seats.tsx'
import { AddDateDialog } from './add-date-dialog.tsx'
import type { Cell } from './calendar-cell.ts'
import { DatesByCourse } from './dates-by-course.tsx'
import css from './dates-screen.module.css'
import { YearCalendar } from './year-calendar.tsx'

const params = { from: text() }

export function DatesScreen() {
  const [{ from }, setParams] = useSearchParams(params)
  const query = useQuery(readingList('GET /api/office/dates', { query: { from } }))
  const mayAdd = useGrant('dates') === 'may'
  const isPhone = usePhone()
  const [adding, setAdding] = useState<Cell | 'any' | null>(null)
  useKeys(mayAdd ? [{ key: 'a', says: copy.add, run: () => setAdding('any') }] : [])
  const first = query.data?.months[0]
  const turn = (months: number) => first && setParams({ from: addMonths(first, months) })
  return (
    <>
      <ScreenHead
        title={screenNames.dates}
        actions={
          <>
            {!isPhone && <SeatsLegend />}
            <Button onClick={() => turn(-12)}>{copy.earlier}</Button>
            <Button onClick={() => (from ? setParams({ from: '' }) : turn(12))}>
              {from ? copy.thisYear : copy.later}
            </Button>
            {mayAdd && (
              <Button kind="strong" hint="a" onClick={() => setAdding('any')}>
                {copy.add}
              </Button>
            )}
          </>
        }
      />
      <ScreenBody>
        <Loaded query={query}>
          {(dates) => (
            <>
              {isPhone ? (
                <DatesByCourse dates={dates} />
              ) : (
                <YearCalendar dates={dates} onAdd={mayAdd ? setAdding : null} />
              )}
              <Totals dates={dates} hasKeys={!isPhone} />
              {adding && (
                <AddDateDialog
                  cell={adding === 'any' ? null : adding}
                  dates={dates}
                  onClose={() => setAdding(null)}
                />
              )}
            </>
          )}
        </Loaded>
      </ScreenBody>
    </>
  )
}

function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

function Totals({ dates: { totals }, hasKeys }: { dates: OfficeDates; hasKeys: boolean }) {
  return (
    <div className={`row text-note text-slate ${css.totals}`}>
      <p>
        {copy.dates(totals.dates)}, {copy.seats(totals.spots)}
      </p>
      <p>{copy.taken(totals)}</p>
      <p>{copy.waitFor(totals.waiting, totals.waitedFor)}</p>
      {hasKeys && (
        <p className={`inline-flex items-center gap-6 ${css.keys}`}>
          <KeyCap of="left" /> <KeyCap of="right" /> <KeyCap of="up" /> <KeyCap of="down" /> {copy.keys.move}{' '}
          <KeyCap of="enter" /> {copy.keys.open}
        </p>
      )}
    </div>
  )
}
