import { useEffect, useRef, useState } from 'react'
import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { Answer, SittingState } from '../../../services/learn/use-sitting.ts'
import { Button } from '../../../ui/button.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'
import { Overview } from './overview.tsx'
import { Question } from './question.tsx'
import { Clock, leaveTo, TestHeader } from './test-header.tsx'
import styles from './test-sitting.module.css'

type TestSittingProps = {
  copy: Copy
  title: string
  course: string
  state: SittingState
  onAnswer: (number: number, answer: Answer) => void
  onHandIn: () => Promise<boolean>
  /** Continues in this window. */
  onTakeOver: () => void
  onTimeUp: () => void
}

export function TestSitting(props: TestSittingProps) {
  const { copy, course, state, onAnswer, onHandIn, onTakeOver } = props
  const { sitting, answers, readOnly } = state
  const { questions } = sitting
  const [current, setCurrent] = useState(() => firstOpen(state))
  const [asking, setAsking] = useState(false)
  const heading = useFocusOnChange(current)
  const question = questions.find(({ number }) => number === current) ?? questions[0]
  const numbers = questions.map(({ number }) => number)
  const open = numbers.filter((number) => answers[number]?.answer == null)
  if (!question) return null
  return (
    <>
      <SittingHeader {...props} />
      <progress
        className={styles.passed}
        value={numbers.length - open.length}
        max={numbers.length}
        aria-hidden="true"
      />
      {readOnly && <OtherWindow words={copy.otherWindow} onTakeOver={onTakeOver} />}
      <Question
        copy={copy}
        question={question}
        of={numbers.length}
        answer={answers[current] ?? { answer: null, flagged: false }}
        readOnly={readOnly}
        headingRef={heading}
        onAnswer={(answer) => onAnswer(current, answer)}
        onMove={(step) => setCurrent(Math.min(Math.max(current + step, 1), numbers.length))}
      />
      <Overview
        copy={copy}
        numbers={numbers}
        answers={answers}
        current={current}
        onChoose={setCurrent}
        leaveTo={leaveTo(course)}
        handIn={
          <Button kind="ink" disabled={readOnly} onClick={() => setAsking(true)}>
            {copy.handIn.button}
          </Button>
        }
      />
      {asking && (
        <HandInDialog copy={copy} open={open} onHandIn={onHandIn} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

function SittingHeader({
  copy,
  title,
  course,
  state,
  onTimeUp,
}: Pick<TestSittingProps, 'copy' | 'title' | 'course' | 'state' | 'onTimeUp'>) {
  const { sitting } = state
  return (
    <TestHeader copy={copy} title={title} course={course}>
      <SavedState copy={copy} state={state} />
      <Clock
        key={sitting.deadline}
        copy={copy}
        deadline={sitting.deadline}
        now={sitting.now}
        onTimeUp={onTimeUp}
      />
    </TestHeader>
  )
}

type OtherWindowProps = { words: Copy['otherWindow']; onTakeOver: () => void }

function OtherWindow({ words, onTakeOver }: OtherWindowProps) {
  return (
    <div className={styles.other} role="alert">
      <div className={`page ${styles.otherRow}`}>
        <p>{words.text}</p>
        <Button size="small" onClick={onTakeOver}>
          {words.here}
        </Button>
      </div>
    </div>
  )
}

function SavedState({ copy, state }: { copy: Copy; state: SittingState }) {
  const { saving, savedAt } = state
  const words = copy.header
  const sentence = {
    saved: savedAt ? words.saved(copy.time(savedAt)) : words.allSaved,
    unsaved: words.unsaved,
    device: words.device,
  }[saving]
  return (
    <p role="status" className={`${styles.status} ${styles[saving]}`}>
      {sentence}
    </p>
  )
}

/** After an interruption the test goes on where the first question is open. */
function firstOpen({ sitting, answers }: SittingState): number {
  return sitting.questions.find(({ number }) => answers[number]?.answer == null)?.number ?? 1
}

/** A change of question moves the focus to its heading. */
function useFocusOnChange(current: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return heading
}
