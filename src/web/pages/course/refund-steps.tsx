import { courseOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/courses/course.ts'
import { moneyIn } from '#content/money.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { refundCalendar, refundPolicy } from '#domain/registrations/refunds.ts'
import type { PanelDate } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { ShareScale } from '../../ui/share-scale.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './refund-section.module.css'

type RefundStepsProps = {
  copy: Copy['refunds']
  language: Language
  course: CourseId
  date: PanelDate | null
  today: Day
}

/** What a registration of today gets back for the next date, by day. */
export function RefundSteps({ copy, language, course, date, today }: RefundStepsProps) {
  const line = { amount: courseOf(course).charged, start: date?.start ?? null, completed: false }
  const steps = refundCalendar(line, today, { policy: refundPolicy, purchasedOn: today })
  const shares = date
    ? [
        ...steps.map(({ amount, lastDay }) => ({
          share: moneyIn(language, amount),
          when: copy.back(wordsIn(language).formatDay(lastDay)),
        })),
        { share: copy.none, when: copy.after },
      ]
    : copy.scale
  return (
    <RefundSection copy={copy} steps={shares}>
      {date ? copy.academy : `${copy.noDate} ${copy.academy}`}
    </RefundSection>
  )
}

type RefundSectionProps = {
  copy: Copy['refunds']
  steps: readonly { share: string; when: string }[]
  children: string
}

export function RefundSection({ copy, steps, children }: RefundSectionProps) {
  return (
    <section className={`page section later ${styles.refunds}`}>
      <h2>{copy.title}</h2>
      <ShareScale steps={steps} />
      <p className="second">
        <NoBreaks>{children}</NoBreaks>
      </p>
    </section>
  )
}
