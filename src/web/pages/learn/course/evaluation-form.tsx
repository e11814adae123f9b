import { type FormEvent, useState } from 'react'
import type { Copy } from '#content/en/classroom/learn-course.ts'
import type { Evaluation } from '#contract/classroom/learn.ts'
import { giveEvaluation } from '../../../services/learn/calls.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import styles from './evaluation-form.module.css'

type Item = keyof Evaluation['ratings']
type EvaluationFormProps = {
  copy: Copy['evaluation']
  course: string
  /** Needs of the certificate, other than this one, that are open. */
  othersOpen: number
  onGiven: () => Promise<void>
}

export function EvaluationForm({ copy, course, othersOpen, onGiven }: EvaluationFormProps) {
  const evaluation = useEvaluation({ copy, course, onGiven })
  const { items, ratings } = evaluation
  return (
    <form onSubmit={evaluation.send} noValidate>
      <p className={`flex justify-between text-small second ${styles.scale}`} aria-hidden="true">
        <span>{copy.scale.low}</span>
        <span>{copy.scale.high}</span>
      </p>
      {items.map((item) => (
        <Rating
          key={item}
          copy={copy}
          item={item}
          value={ratings[item]}
          onRate={(value) => evaluation.rate(item, value)}
        />
      ))}
      <Texts copy={copy} othersOpen={othersOpen} evaluation={evaluation} />
    </form>
  )
}

function Texts({
  copy,
  othersOpen,
  evaluation,
}: Pick<EvaluationFormProps, 'copy' | 'othersOpen'> & { evaluation: ReturnType<typeof useEvaluation> }) {
  const { monday, change, busy, fault } = evaluation
  return (
    <div className="stack gap-5 mt-7">
      <Field
        multiline
        label={copy.monday}
        name="monday"
        rows={3}
        maxLength={2000}
        required
        value={monday}
        onChange={(event) => evaluation.setMonday(event.currentTarget.value)}
      />
      <Field
        multiline
        label={copy.change}
        aside={<span className="second">{copy.optional}</span>}
        name="change"
        rows={3}
        maxLength={2000}
        value={change}
        onChange={(event) => evaluation.setChange(event.currentTarget.value)}
      />
      <p className="second small">{copy.privacy}</p>
      <FormError>{fault}</FormError>
      <div>
        <Button kind="main" type="submit" busy={busy}>
          {othersOpen === 0 ? copy.send : copy.sendEarly}
        </Button>
      </div>
      {othersOpen > 0 && <p className="second small">{copy.still(othersOpen)}</p>}
    </div>
  )
}

type Given = Pick<EvaluationFormProps, 'copy' | 'course' | 'onGiven'>

function useEvaluation({ copy, course, onGiven }: Given) {
  const items = Object.keys(copy.items) as Item[]
  const [ratings, setRatings] = useState<Partial<Record<Item, number>>>({})
  const [monday, setMonday] = useState('')
  const [change, setChange] = useState('')
  const { busy, fault, start } = useSending<void, string>(async () => {
    if (!isComplete(ratings, items) || monday.trim() === '') return copy.missing
    const evaluation = { ratings, monday: monday.trim(), change: change.trim() || null }
    return giveEvaluation(course, evaluation).then(
      () => onGiven().then(() => undefined),
      () => copy.failed,
    )
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  const rate = (item: Item, value: number) => setRatings((all) => ({ ...all, [item]: value }))
  return { items, ratings, rate, monday, setMonday, change, setChange, busy, fault, send }
}

type RatingProps = {
  copy: Copy['evaluation']
  item: Item
  value: number | undefined
  onRate: (value: number) => void
}

function Rating({ copy, item, value, onRate }: RatingProps) {
  return (
    <fieldset className={`stack gap-4 line-below py-4 ${styles.item}`}>
      <legend className={`serif leading-item ${styles.legend}`}>{copy.items[item]}</legend>
      <div className={styles.boxes}>
        {[1, 2, 3, 4, 5].map((rate) => (
          <label key={rate} className={`stack bg-white relative tabular-nums ${styles.box}`}>
            <input
              type="radio"
              name={item}
              value={rate}
              className={styles.radio}
              checked={rate === value}
              aria-label={copy.rate(rate)}
              onChange={() => onRate(rate)}
            />
            <span aria-hidden="true">{rate}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function isComplete(
  ratings: Partial<Evaluation['ratings']>,
  items: readonly Item[],
): ratings is Evaluation['ratings'] {
  return items.every((item) => ratings[item] !== undefined)
}
