import type { ReactNode } from 'react'
import { courseOf } from '#content/catalogue.ts'
import type { CertificateNeed } from '#contract/classroom/learn.ts'
import { daysBetween } from '#domain/dates/days.ts'
import { isPreview } from '../../../services/learn/preview.ts'
import { documents, download } from '../../../services/session/account.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { held } from '../../../ui/text/tied.ts'
import { WordButton } from '../../../ui/word-button.tsx'
import styles from './certificate-needs.module.css'
import type { CoursePartProps } from './course-part.ts'

type Line = { figure: string; unit: string; what: string; action?: ReactNode }

/** What the certificate needs, one line each: how much, and of what. */
export function CertificateNeeds(props: CoursePartProps) {
  const { copy, course } = props
  const { needs, issued } = course.certificate
  const words = copy.certificate
  const ordinal = words.ordinals[needs.length - 1] ?? ''
  return (
    <section className={`gold-frame bg-white ${styles.box}`} aria-labelledby="certificate">
      <h2 id="certificate" className={styles.title}>
        {words.title}
      </h2>
      <ul className="plain-list">
        {needs.map((need) => {
          const { figure, unit, what, action } = lineOf(need, props)
          return (
            <li key={need.need} className={need.met ? `${styles.need} ${styles.met}` : styles.need}>
              <p className={`row items-baseline ${styles.amount}`}>
                <span className={`serif leading-1 ${styles.figure}`}>{figure}</span>{' '}
                <span className="text-small second">{unit}</span>
              </p>
              <div className={styles.what}>
                <NoBreaks>{what}</NoBreaks>
                {need.met && <span className="visually-hidden">. {words.met}</span>}
                {/* Staff who preview the course have no date and give no evaluation. */}
                {!need.met && !isPreview() && action && <p>{action}</p>}
              </div>
            </li>
          )
        })}
      </ul>
      {issued ? (
        <Issued {...props} issued={issued} />
      ) : (
        <p className={`text-small second ${styles.end}`}>
          <NoBreaks>
            {course.kind === 'module' ? words.end(ordinal, copy.ceHours(course.ceHours)) : words.clinicalEnd}
          </NoBreaks>
        </p>
      )}
    </section>
  )
}

type IssuedProps = CoursePartProps & {
  issued: NonNullable<CoursePartProps['course']['certificate']['issued']>
}

function Issued({ copy, language, issued }: IssuedProps) {
  const words = copy.certificate
  const { busy, fault, start } = useSending<string, string>((id) =>
    download(documents.certificate(id)).then(
      () => undefined,
      () => words.downloadFailed,
    ),
  )
  return (
    <div className={`stack justify-items-start gap-4 ${styles.issued}`}>
      <p className={styles.issuedTitle}>{words.issued(wordsIn(language).formatDay(issued.completedOn))}</p>
      <FormError>{fault}</FormError>
      <Button kind="ink" busy={busy} onClick={() => start(issued.id)}>
        {words.download}
      </Button>
      <WordButton to={`/verify/${issued.code}`}>{words.check}</WordButton>
    </div>
  )
}

function lineOf(need: CertificateNeed, { copy, language, course }: CoursePartProps): Line {
  const words = copy.certificate
  switch (need.need) {
    case 'lessons': {
      const isUnread = course.units.some(({ lessons }) => lessons.some(({ done, read }) => done && !read))
      return {
        figure: String(need.done),
        unit: words.of(need.of),
        what: isUnread ? words.unread : words.lessons,
      }
    }
    case 'live':
      return { figure: String(need.done), unit: words.of(need.of), what: words.live }
    case 'test':
      return need.met && need.score !== null
        ? { figure: `${need.score}${copy.percentSign}`, unit: words.reached, what: words.test }
        : { figure: `${need.passMark}${copy.percentSign}`, unit: words.orMore, what: words.test }
    case 'weekend': {
      const { state, start, end } = need
      const count = start && end ? 1 + daysBetween(start, end) : courseOf(course.course).days
      const [figure, unit] = words.days(count)
      const city = held(course.city)
      const days = start && end ? wordsIn(language).rangeAndYear(start, end)[0] : ''
      if (state !== 'no-date') return { figure, unit, what: words.weekend[state](city, days) }
      const action = <WordButton to="/account">{words.chooseDate}</WordButton>
      return { figure, unit, what: words.weekend['no-date'](city), action }
    }
    case 'evaluation': {
      const [figure, unit] = words.evaluationAmount
      const action = need.open && (
        <WordButton to={`/learn/${course.course}/evaluation`}>{words.evaluate}</WordButton>
      )
      return { figure, unit, what: words.evaluation, action }
    }
  }
}
