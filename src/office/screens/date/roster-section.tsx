import { rosterCopy as copy } from '#content/en/office/registrations/dates.ts'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import type { OfficeDatePage } from '#contract/dates/office-dates.ts'
import { earnedHours } from '#domain/awards/attendance.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { KeyCap } from '../../ui/keyboard/key-cap.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { usePhone } from '../../ui/screen/use-phone.ts'
import { AttendanceGrid } from './attendance-grid.tsx'
import { currentHalfDay } from './current-half-day.ts'
import { PhoneAttendance } from './phone-attendance.tsx'
import css from './roster-section.module.css'
import { type DateOfCourse, openSquares, useMarking } from './use-attendance.ts'

type Props = { date: DateOfCourse; page: OfficeDatePage; attendance: OfficeAttendance }

export function RosterSection({ date, page, attendance }: Props) {
  const isPhone = usePhone()
  const canMark = useGrant('attendance') !== 'no'
  const current = currentHalfDay(attendance, useAcademyNow())
  const onMark = useMarking(date)
  if (attendance.people.length === 0) {
    return (
      <Section title={copy.onlyRoster}>
        <Empty title={copy.empty} />
      </Section>
    )
  }
  const shown = { attendance, current, canMark, onMark }
  const keys = (
    <span className="inline-flex items-center gap-6">
      <KeyCap of="space" /> {copy.keys.square}
      {current !== null && (
        <>
          {' '}
          <KeyCap of="d" /> {copy.keys.all}
        </>
      )}
    </span>
  )
  return (
    <Section title={copy.title} note={copy.note} aside={!isPhone && canMark && attendance.begun > 0 && keys}>
      {isPhone ? <PhoneAttendance {...shown} /> : <AttendanceGrid {...shown} roster={page.roster} />}
      {canMark && current !== null && !isPhone && (
        <MarkAll attendance={attendance} halfDay={current} onMark={onMark} />
      )}
      <AtCheckout page={page} />
    </Section>
  )
}

type MarkAllProps = {
  attendance: OfficeAttendance
  halfDay: number
  onMark: ReturnType<typeof useMarking>
}

function MarkAll({ attendance, halfDay, onMark }: MarkAllProps) {
  const left = openSquares(attendance, halfDay)
  const run = () => onMark(halfDay, left)
  useKeys([{ key: 'd', says: copy.keys.all, run }])
  if (left.length === 0) return null
  const half = halfDay % 2 === 0 ? copy.thisMorning : copy.thisAfternoon
  const { ceHours, held } = attendance
  return (
    <div className={`row items-center ${css.mark}`}>
      <Button kind="main" hint="d" onClick={run}>
        {copy.markAll(half, left.length)}
      </Button>
      <p className={`note text-slate ${css.note}`}>
        {copy.markedNote(earnedHours(ceHours, { attended: 1, held }))}
      </p>
    </div>
  )
}

/** Seats whose payment is not there yet have no squares. */
function AtCheckout({ page }: { page: OfficeDatePage }) {
  const open = page.roster.filter(({ paid }) => !paid)
  if (open.length === 0) return null
  return (
    <p className={`note text-slate ${css.note}`}>
      {open.map(({ name }) => name).join(', ')}: {copy.atCheckout}
    </p>
  )
}
