import type { Copy } from '#content/en/learn-test.ts'
import type { TestResult } from '#contract/learn-tests.ts'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { NoBreaks } from '../../../ui/no-breaks.tsx'
import styles from './review.module.css'

type ReviewProps = { copy: Copy['result']; review: TestResult['review'] }

/** Every question with the person's answer, the right one, and why. */
export function Review({ copy, review }: ReviewProps) {
  return (
    <section className={`page ${styles.review}`} aria-labelledby="review">
      <h2 id="review">{copy.review}</h2>
      <div>
        {review.map(({ number, question, options, chosen, answer, why }) => (
          <AccordionItem
            key={number}
            title={`${number}. ${chosen === answer ? copy.reviewRight : copy.reviewWrong}: ${question}`}
          >
            <dl className={styles.answers}>
              <dt>{copy.yours}</dt>
              <dd>
                <NoBreaks>{chosen === null ? copy.none : (options[chosen] ?? '')}</NoBreaks>
              </dd>
              {chosen !== answer && (
                <>
                  <dt>{copy.rightAnswer}</dt>
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
