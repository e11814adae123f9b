import { type ReactNode, useState } from 'react'
import { isCourseId } from '#content/catalogue.ts'
import type { Copy } from '#content/en/registration/registration.ts'
import type { GuestRegistration } from '#contract/registrations.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
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
  choiceOf?: (course: string) => ReactNode
}

/** The courses with date, amount and refund calendar. */
export function Lines({ copy, language, token, registration, onChanged, choiceOf }: LinesProps) {
  const [choice, setChoice] = useState<DateChoice | null>(null)
  const showsMoney = registration.paidBy === undefined
  return (
    <section aria-labelledby="courses">
      <h2 id="courses" className="mb-5 text-h3">
        {copy.courses}
      </h2>
      <ul className="plain-list gold-above">
        {registration.lines.map((line) => {
          const date = dateOf(line, copy, language)
          const code = registration.certificates.find(({ course }) => course === line.course)?.code
          return (
            <li key={line.course} className={`stack line-below ${styles.line}`}>
              <h3 className={`text-item leading-item ${styles.name}`}>
                <NoBreaks>{wordsIn(language).displayName(line.course, line.soldAs)}</NoBreaks>
              </h3>
              {showsMoney && <p className={`money ${styles.amount}`}>{formatMoney(line.amount)}</p>}
              {date && (
                <p className={styles.date}>
                  <NoBreaks>{date}</NoBreaks>
                </p>
              )}
              <p className={styles.state}>
                <Tag tone={line.state === 'canceled' ? 'yellow' : 'green'}>{copy.states[line.state]}</Tag>
              </p>
              {line.state === 'active' && showsMoney && (
                <p className={`mt-2 all-columns text-small ${styles.calendar}`}>
                  <NoBreaks>{calendarOf(line, copy, language)}</NoBreaks>
                </p>
              )}
              {line.dateOpen && registration.cancellableBy === 'caller' && isCourseId(line.course) && (
                <div className="mt-2 all-columns">{dateButton(line, line.course)}</div>
              )}
              {line.state === 'active' && choiceOf && (
                <div className={styles.choice}>{choiceOf(line.course)}</div>
              )}
              {line.state === 'completed' && (
                <div className="row items-center gap-4-5 mt-3 all-columns">
                  {code === undefined ? (
                    copy.certificate.revoked
                  ) : (
                    <CertificateLinks
                      words={copy.certificate}
                      href={registrationDocuments(token, language).certificate(code)}
                      code={code}
                      name={wordsIn(language).displayName(line.course, line.soldAs)}
                    />
                  )}
                </div>
              )}
            </li>
          )
        })}
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

  function dateButton({ soldAs, start, offeredDates }: Line, course: CourseId) {
    return (
      <WordButton
        about={wordsIn(language).displayName(course, soldAs)}
        onClick={() => setChoice({ course, current: start, offeredDates })}
      >
        {start === null ? copy.chooseDate : copy.changeDate}
      </WordButton>
    )
  }
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
