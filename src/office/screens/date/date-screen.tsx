import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { dateCopy as copy } from '#content/en/office/registrations/dates.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { daysUntil } from '#content/en/office/times.ts'
import { words } from '#content/en/words.ts'
import type { OfficeDatePage } from '#contract/dates/office-dates.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Day, daysBetween } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { reading } from '../../services/queries.ts'
import { Refusal } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { TwoColumns } from '../../ui/screen/section.tsx'
import { Seats } from '../../ui/seats.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AnswersSection } from './answers-section.tsx'
import { DateActions } from './date-actions.tsx'
import type { SetDate } from './date-dialogs.tsx'
import css from './date-screen.module.css'
import { EmailSection } from './email-section.tsx'
import { OnlineSection } from './online-section.tsx'
import { PeopleWithoutDate } from './people-without-date.tsx'
import { RosterSection } from './roster-section.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'
import { attendanceQuery, dateOf } from './use-attendance.ts'
import { WaitingSection } from './waiting-section.tsx'

export function DateScreen() {
  const { course = '', start = '' } = useParams({ strict: false })
  const query = useQuery(reading('GET /api/office/dates/:course/:start', { params: { course, start } }))
  const moved = movedTo(query.error)
  if (moved) return <MovedDate {...moved} />
  return (
    <Loaded query={query} screen={screenNames.dates}>
      {(page) => {
        const { date } = page
        return date?.start && date.end ? (
          <KnownDate
            key={`${course} ${start}`}
            page={page}
            date={{ ...date, start: date.start, end: date.end }}
          />
        ) : (
          <PeopleWithoutDate page={page} />
        )
      }}
    </Loaded>
  )
}

function movedTo(error: Error | null) {
  if (!(error instanceof Refusal) || error.code !== 'date_moved') return undefined
  const [to] = error.facts.dates ?? []
  return to && { says: error.message, course: to.course, start: to.start }
}

/** The old address of a date that was moved. */
function MovedDate({ says, course, start }: { says: string; course: CourseId; start: Day }) {
  return (
    <>
      <ScreenHead
        title={copy.movedTitle}
        crumb={{ to: '/dates', label: screenNames.dates, note: words.courseLabel(course) }}
      />
      <ScreenBody>
        <p>{says}</p>
        <p>
          <TextLink to={`/dates/${course}/${start}`}>{copy.movedOpen}</TextLink>
        </p>
      </ScreenBody>
    </>
  )
}

function KnownDate({ page, date }: { page: OfficeDatePage; date: SetDate }) {
  const key = dateOf(date)
  const attendance = useQuery(attendanceQuery(key))
  const mayWrite = useGrant('dates') === 'may'
  const mayMark = useGrant('attendance') !== 'no'
  const { today } = page
  const name = copy.title(page.course, date.start, date.end, today)
  const print = () => globalThis.print()
  const write = () => {
    document.querySelector('#write')?.scrollIntoView({ block: 'center' })
    document.querySelector<HTMLElement>('#write input, #write textarea')?.focus({ preventScroll: true })
  }
  useKeys([
    { key: 'p', says: copy.signIn, run: print },
    ...(mayWrite ? [{ key: 'w', says: copy.write, run: write }] : []),
  ])
  return (
    <>
      <div className={css.screen}>
        <ScreenHead
          title={name}
          crumb={{ to: '/dates', label: screenNames.dates, note: words.courseLabel(page.course) }}
          actions={
            <>
              <Button hint="p" onClick={print}>
                {copy.signIn}
              </Button>
              {mayWrite && (
                <Button kind="ink" hint="w" onClick={write}>
                  {copy.write}
                </Button>
              )}
            </>
          }
          facts={factsOf(page, date)}
        />
        <ScreenBody>
          <Loaded query={attendance}>
            {(shown) => (
              <>
                <RosterSection date={key} page={page} attendance={shown} />
                <TwoColumns side={<DateActions date={date} name={name} today={today} attendance={shown} />}>
                  {page.asked.length > 0 && <AnswersSection asked={page.asked} today={today} />}
                  {page.waiting.length > 0 && <WaitingSection date={key} waiting={page.waiting} />}
                  {mayMark && <OnlineSection course={page.course} start={date.start} />}
                  {mayWrite && <EmailSection date={key} page={page} />}
                </TwoColumns>
              </>
            )}
          </Loaded>
        </ScreenBody>
      </div>
      {attendance.data && <SignInSheet name={name} attendance={attendance.data} />}
    </>
  )
}

function factsOf(page: OfficeDatePage, date: SetDate) {
  const { facts } = copy
  const { paid, atCheckout: held, offered, free, spots, location } = date
  return [
    {
      label: facts.seats,
      value: (
        <>
          <Seats {...{ paid, held, offered, free }} /> {facts.of(paid, spots)}
        </>
      ),
    },
    { label: facts.now, value: nowOf(date, page.today) },
    { label: facts.where, value: location },
    { label: facts.paidFor, value: formatMoney(page.paidFor) },
    { label: facts.certificates, value: copy.certificates(page.certificates, page.ceHours) },
  ]
}

function nowOf({ start, end, state }: SetDate, today: Day): string {
  if (state === 'canceled') return copy.states.canceled
  if (today >= start && today <= end) {
    return copy.dayOf(daysBetween(start, today) + 1, daysBetween(start, end) + 1)
  }
  if (today > end) return copy.states.past
  return `${copy.begins(daysUntil(start, today))}. ${copy.states[state]}`
}
