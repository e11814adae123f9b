import { type ReactNode, useState } from 'react'
import { isCourseId } from '#content/catalogue.ts'
import type { Copy } from '#content/en/registration/registration.ts'
import type { GuestRegistration } from '#contract/registrations.ts'
import { awardOfFee } from '#domain/catalogue/offered-only.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import type { DateChoice } from '../../services/dates/use-date-dialog.ts'
import { registrationDocuments } from '../../services/session/emailed-links.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import styles from './lines.module.css'
import { LinkDateDialog } from './link-date-dialog.tsx'

type Line = GuestRegistration['lines'][number]
type LinesProps = {
  copy: Copy
  language: Language
  token: string
  registration: GuestRegistration
  onChanged: () => Promise<void>
  /** The box that cancels a course, where the visitor may. */
  choiceOf?: ((course: string) => ReactNode) | undefined
}

/** The courses with date, amount and refund calendar. */
export function Lines({ copy, language, token, registration, onChanged, choiceOf }: LinesProps) {
  const [choice, setChoice] = useState<DateChoice | null>(null)
  return (
    <section aria-labelledby="courses">
      <h2 id="courses" className="mb-5 text-h3">
        {copy.courses}
      </h2>
      <ul className="plain-list gold-above">
        {registration.lines.map((line) => (
          <CourseLine
            key={line.course}
            copy={copy}
            language={language}
            token={token}
            registration={registration}
            choiceOf={choiceOf}
            line={line}
            onChooseDate={setChoice}
          />
        ))}
      </ul>
      {choice && (
        <LinkDateDialog
          copy={copy}
          language={language}
          token={token}
          choice={choice}
          onChanged={onChanged}
          onClose={() => setChoice(null)}
        />
      )}
    </section>
  )
}

type CourseLineProps = Omit<LinesProps, 'onChanged'> & {
  line: Line
  onChooseDate: (choice: DateChoice) => void
}

function CourseLine({ copy, language, token, registration, choiceOf, line, onChooseDate }: CourseLineProps) {
  const { course, soldAs, state } = line
  const name = wordsIn(language).displayName(course, soldAs)
  const date = dateOf(line, copy, language)
  const showsMoney = registration.paidBy === undefined
  return (
    <li className={styles.line}>
      <h3 className={`text-item leading-item ${styles.name}`}>
        <NoBreaks>{name}</NoBreaks>
      </h3>
      {showsMoney && <p className={`money ${styles.amount}`}>{formatMoney(line.amount)}</p>}
      {date && (
        <p className={styles.date}>
          <NoBreaks>{date}</NoBreaks>
        </p>
      )}
      <p className={styles.state}>
        <Tag tone={state === 'canceled' ? 'yellow' : 'green'}>{copy.states[state]}</Tag>
      </p>
      {state === 'active' && showsMoney && (
        <p className={`mt-2 all-columns text-small ${styles.calendar}`}>
          <NoBreaks>{calendarOf(line, copy, language)}</NoBreaks>
        </p>
      )}
      <ChooseDate
        copy={copy}
        registration={registration}
        line={line}
        name={name}
        onChooseDate={onChooseDate}
      />
      {state === 'active' && choiceOf && <div className={styles.choice}>{choiceOf(course)}</div>}
      {state === 'completed' && (
        <CertificateOf
          copy={copy}
          language={language}
          token={token}
          name={name}
          code={registration.certificates.find((certificate) => certificate.course === course)?.code}
        />
      )}
    </li>
  )
}

function ChooseDate({
  copy,
  registration,
  line,
  name,
  onChooseDate,
}: Pick<CourseLineProps, 'copy' | 'registration' | 'line' | 'onChooseDate'> & { name: string }) {
  const { course, start, offeredDates } = line
  if (!line.dateOpen || registration.cancellableBy !== 'caller' || !isCourseId(course)) return null
  return (
    <div className="mt-2 all-columns">
      <WordButton about={name} onClick={() => onChooseDate({ course, current: start, offeredDates })}>
        {start === null ? copy.chooseDate : copy.changeDate}
      </WordButton>
    </div>
  )
}

type CertificateOfProps = Pick<LinesProps, 'copy' | 'language' | 'token'> & {
  name: string
  /** Undefined if it was revoked. */
  code: string | undefined
}

function CertificateOf({ copy, language, token, name, code }: CertificateOfProps) {
  return (
    <div className="row items-center gap-4-5 mt-3 all-columns">
      {code === undefined ? (
        copy.certificate.revoked
      ) : (
        <CertificateLinks
          words={copy.certificate}
          href={registrationDocuments(token, language).certificate(code)}
          code={code}
          name={name}
        />
      )}
    </div>
  )
}

type CertificateLinksProps = {
  words: Copy['certificate']
  href: string
  code: string
  name: string
}

function CertificateLinks({ words, href, code, name }: CertificateLinksProps) {
  const about = <span className="visually-hidden">: {name}</span>
  return (
    <>
      <Button size="small" href={href} download>
        {words.download}
        {about}
      </Button>
      <PageLink to={`/verify/${code}`} className="inline-link">
        {words.check}
        {about}
      </PageLink>
    </>
  )
}

/** An award fee has no date. */
function dateOf(
  { course, start, end, location, sample, state }: Line,
  copy: Copy,
  language: Language,
): string | undefined {
  if (start && end) {
    return [wordsIn(language).formatRange(start, end), sample && copy.sample, location]
      .filter(Boolean)
      .join(', ')
  }
  return state === 'active' && !awardOfFee(course) ? copy.noDate : undefined
}

/** 'Cancel by Aug 28, 2025: $2,850.00 refund; by Sept 5, 2025: $1,425.00; after that date, no refund.' */
function calendarOf({ course, calendar, start }: Line, copy: Copy, language: Language): string {
  const words = copy.calendar
  const { formatDay } = wordsIn(language)
  const [first] = calendar
  if (!first) return words.nothing
  if (start === null && !awardOfFee(course))
    return `${words.untilDate(formatMoney(first.amount), formatDay(first.lastDay))}.`
  const parts = calendar.map(({ lastDay, amount }, index) =>
    (index === 0 ? words.first : words.next)(formatDay(lastDay), formatMoney(amount)),
  )
  return [...parts, words.after].join('; ')
}
