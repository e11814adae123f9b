import { useState } from 'react'
import type { CertificateNeed } from '#contract/classroom/learn.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { held } from '../../../ui/text/tied.ts'
import styles from './course-evaluation.module.css'
import type { CoursePartProps } from './course-part.ts'
import { EvaluationForm } from './evaluation-form.tsx'
import { IssuedCertificate } from './issued-certificate.tsx'

/** The evaluation, and below it the certificate once it is issued. */
export function CourseEvaluation(props: CoursePartProps) {
  const { copy, course, onChanged } = props
  const { certificate, evaluationGiven } = course
  const [isNew, setIsNew] = useState(false)
  const words = copy.evaluation
  const others = certificate.needs.filter(({ need, met }) => need !== 'evaluation' && !met).length
  const isOpen = certificate.needs.some((need) => need.need === 'evaluation' && need.open)
  const texts = textsOf({ given: evaluationGiven, isOpen, others }, words)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={`grid gap-y-8 pb-section ${styles.columns}`}>
        <ul className={styles.needs}>
          {certificate.needs.map((need) => (
            <li key={need.need} className={`flex items-center gap-4 line-below ${styles.need}`}>
              <span className={need.met ? styles.tick : styles.ring} aria-hidden="true" />
              <span className={need.met ? undefined : 'font-medium'}>
                {needWords(need, props)}
                {need.met && <span className="visually-hidden">. {copy.certificate.met}</span>}
              </span>
            </li>
          ))}
        </ul>
        {!evaluationGiven && isOpen && (
          <EvaluationForm
            copy={words}
            course={course.course}
            othersOpen={others}
            onGiven={async () => {
              setIsNew(true)
              await onChanged()
            }}
          />
        )}
      </div>
      {certificate.issued && <IssuedCertificate {...props} issued={certificate.issued} isNew={isNew} />}
    </>
  )
}

function textsOf(
  { given, isOpen, others }: { given: boolean; isOpen: boolean; others: number },
  words: CoursePartProps['copy']['evaluation'],
): { title: string; lead: string } {
  if (given) return { title: words.titleGiven, lead: words.leadGiven }
  if (!isOpen) return { title: words.titleEarly, lead: words.leadClosed }
  return others === 0
    ? { title: words.title, lead: words.lead }
    : { title: words.titleEarly, lead: words.leadEarly }
}

function needWords(need: CertificateNeed, { copy, language, course }: CoursePartProps): string {
  const words = copy.evaluation.needs
  const city = held(course.city)
  switch (need.need) {
    case 'lessons':
      return words.lessons(need.of)
    case 'live':
      return words.live(need.of)
    case 'test':
      return need.score === null ? words.testOpen : words.test(need.score)
    case 'weekend':
      return need.start && need.end
        ? words.weekend(wordsIn(language).rangeAndYear(need.start, need.end)[0], city)
        : words.weekendOpen(city)
    case 'evaluation':
      return words.evaluation
  }
}
