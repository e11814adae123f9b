import type { RefObject } from 'react'
import type { Copy } from '#content/en/classroom/learn-test.ts'
import { photoNamed } from '#content/media/named-photos.ts'
import type { Sitting } from '#contract/classroom/learn-tests.ts'
import type { Answer } from '../../../services/learn/use-sitting.ts'
import { Button } from '../../../ui/button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './question.module.css'
import { QuestionPicture } from './question-picture.tsx'

type QuestionProps = {
  copy: Copy
  question: Sitting['questions'][number]
  of: number
  answer: Answer
  readOnly: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
  onAnswer: (answer: Answer) => void
  onMove: (step: 1 | -1) => void
}

/** One question: its number very large, four answers as radios, and a flag to come back to it. */
export function Question(props: QuestionProps) {
  const { copy, question, of, answer, readOnly, headingRef, onAnswer, onMove } = props
  const { number, options } = question
  const picture = question.picture && photoNamed(question.picture.name) ? question.picture : null
  const place = (
    <>
      <span className={`serif serif ${styles.number}`}>{number}</span>{' '}
      <span className={styles.of}>{copy.of(of)}</span>
    </>
  )
  return (
    <div className={`grid ${styles.question}`}>
      {picture ? (
        <QuestionPicture
          key={number}
          copy={copy}
          picture={picture}
          className={`dark deep ${styles.picture}`}
          sizes="(width < 64rem) 100vw, 50vw"
          soon
        />
      ) : (
        <p className={`dark deep flex items-baseline gap-3 ${styles.panel}`} aria-hidden="true">
          {place}
        </p>
      )}
      <div className={styles.words}>
        <div className="flex items-end">
          {picture && (
            <p className="flex items-baseline gap-3" aria-hidden="true">
              {place}
            </p>
          )}
          <button
            type="button"
            className={styles.flag}
            aria-pressed={answer.flagged}
            disabled={readOnly}
            onClick={() => onAnswer({ ...answer, flagged: !answer.flagged })}
          >
            <span className={styles.ribbon} aria-hidden="true" />
            {answer.flagged ? copy.flagged : copy.flag}
          </button>
        </div>
        <fieldset className={styles.options} disabled={readOnly}>
          <legend className={styles.legend}>
            <h1 ref={headingRef} tabIndex={-1} className={styles.text}>
              <span className="visually-hidden">{copy.heading(number, of)}. </span>
              <NoBreaks>{question.question}</NoBreaks>
            </h1>
          </legend>
          {options.map((option, index) => (
            <label key={`${number} ${option}`} className={styles.option}>
              <Tick
                type="radio"
                name={`question-${number}`}
                checked={answer.answer === index}
                onChange={() => onAnswer({ ...answer, answer: index })}
              />
              <span>
                <NoBreaks>{option}</NoBreaks>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={`stack gap-3 mt-6 ${styles.moves}`}>
          <Button disabled={number === 1} onClick={() => onMove(-1)}>
            {copy.previous}
          </Button>
          <Button kind="main" disabled={number === of} onClick={() => onMove(1)}>
            {copy.next}
          </Button>
        </div>
      </div>
    </div>
  )
}
