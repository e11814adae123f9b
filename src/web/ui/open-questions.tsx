import { useState } from 'react'
import { Button } from './button.tsx'
import { Choice } from './form/choice.tsx'
import { FormError } from './form/form-error.tsx'
import { useSending } from './form/use-sending.ts'
import styles from './open-questions.module.css'
import { Done } from './page/done.tsx'
import { NoBreaks } from './text/no-breaks.tsx'

type Words = { title: string; options: string; choose: string; done: string }

type Option = {
  id: string
  title: string
  note: string
  /** The label of the button. */
  button: string
  /** Returns the fault, or undefined. */
  choose: () => Promise<string | undefined>
  /** The option opens a dialog, so nothing is decided yet. */
  leadsOn?: boolean | undefined
}

type Question = {
  key: string
  name: string
  text: string
  /** What happens without an answer. */
  note: string
  options: readonly Option[]
}

/** Questions with a few answers each. It stays after the last answer, to confirm it. */
export function Questions({ words, questions }: { words: Words; questions: readonly Question[] }) {
  const [isDone, setDone] = useState(false)
  if (questions.length === 0 && !isDone) return null
  return (
    <section className="mb-8" aria-labelledby="questions">
      <h2 id="questions" className="mb-4 text-h3">
        {words.title}
      </h2>
      {isDone && <Done>{words.done}</Done>}
      {questions.map((question) => (
        <OneQuestion key={question.key} words={words} question={question} onDone={setDone} />
      ))}
    </section>
  )
}

type OneQuestionProps = { words: Words; question: Question; onDone: (isDone: boolean) => void }

function OneQuestion({ words, question, onDone }: OneQuestionProps) {
  const { key, name, text, note, options } = question
  const [chosenId, choose] = useState<string | null>(null)
  const chosen = options.find(({ id }) => id === chosenId)
  const sending = useSending<void, string>(async () => {
    if (!chosen) return words.choose
    onDone(false)
    const fault = await chosen.choose()
    if (fault === undefined && !chosen.leadsOn) onDone(true)
    return fault
  })
  return (
    <div className={styles.box}>
      <h3>
        <NoBreaks>{name}</NoBreaks>
      </h3>
      <p>
        <NoBreaks>{text}</NoBreaks>
      </p>
      <FormError>{sending.fault}</FormError>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{words.options}</legend>
        {options.map(({ id, title, note }) => (
          <Choice
            key={id}
            type="radio"
            name={key}
            checked={id === chosenId}
            onChange={() => choose(id)}
            title={title}
            note={note}
          />
        ))}
      </fieldset>
      <p className="second">{note}</p>
      <Button kind="main" busy={sending.busy} onClick={() => sending.start()}>
        {(chosen ?? options[0])?.button}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </div>
  )
}
