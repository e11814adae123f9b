import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { TestResult } from '#contract/classroom/learn-tests.ts'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { QuestionPicture } from './question-picture.tsx'
import styles from './review.module.css'

type ReviewProps = { copy: Copy; review: TestResult['review'] }

/** Every question with the person's answer, the right one, and why. */
export function Review({ copy, review }: ReviewProps) {
  const words = copy.result
  return (
    <section className="page stack gap-6 pb-section" aria-labelledby="review">
      <h2 id="review">{words.review}</h2>
      <div>
        {review.map(({ number, question, options, chosen, answer, why, picture }) => (
          <AccordionItem
            key={number}
            title={`${number}. ${chosen === answer ? words.reviewRight : words.reviewWrong}: ${question}`}
          >
            {picture && (
              <QuestionPicture
                copy={copy}
                picture={picture}
                className={styles.picture}
                sizes="(width < 48rem) 100vw, 30rem"
              />
            )}
            <dl className={`stack mb-4 ${styles.answers}`}>
              <dt>{words.yours}</dt>
              <dd>
                <NoBreaks>{chosen === null ? words.none : (options[chosen] ?? '')}</NoBreaks>
              </dd>
              {chosen !== answer && (
                <>
                  <dt>{words.rightAnswer}</dt>
                  <dd>
                    <NoBreaks>{options[answer] ?? ''}</NoBreaks>
                  </dd>
                </>
              )}
            </dl>
            <p>
              <NoBreaks>{why}</NoBreaks>
            </p>
          </AccordionItem>
        ))}
      </div>
    </section>
  )
}
