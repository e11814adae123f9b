import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Copy } from '#content/en/contact.ts'
import { ApiFailure } from '../../services/api.ts'
import { sendMessage } from '../../services/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { useFocusPage } from '../../ui/use-focus-page.ts'
import styles from './contact-page.module.css'
import { type Faults, faultsOf, type Letter } from './letter.ts'

type Stage = { name: 'writing'; failure?: string } | { name: 'sending' } | { name: 'sent'; email: string }

export function ContactForm({ copy, subject }: { copy: Copy; subject: string | undefined }) {
  const words = copy.form
  const [stage, setStage] = useState<Stage>({ name: 'writing' })
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  useFocusPage(stage.name === 'sent' ? 'sent' : 'form')

  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const letter = Object.fromEntries(new FormData(event.currentTarget)) as Letter
    const found = faultsOf(letter, words)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setStage({ name: 'sending' })
    try {
      await sendMessage(subject ? { ...letter, subject } : letter)
      setStage({ name: 'sent', email: letter.email })
    } catch (failure) {
      const tooMany = failure instanceof ApiFailure && failure.status === 429
      setStage({ name: 'writing', failure: tooMany ? words.tooMany : words.failed })
    }
  }

  if (stage.name === 'sent') {
    return (
      <div className={styles.sent}>
        <Outcome tone="success" title={copy.sent.title}>
          <p>{copy.sent.text(stage.email)}</p>
        </Outcome>
        <Button onClick={() => setStage({ name: 'writing' })}>{copy.sent.again}</Button>
      </div>
    )
  }
  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={send}>
      <FormError>{stage.name === 'writing' ? stage.failure : undefined}</FormError>
      {subject && (
        <p>
          <span className="second">{copy.about}: </span>
          {subject}
        </p>
      )}
      <Field label={words.name} name="name" autoComplete="name" required error={faults.name} />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={faults.email}
      />
      <Field label={words.message} name="message" multiline required error={faults.message} />
      <div>
        <Button kind="main" type="submit" busy={stage.name === 'sending'}>
          {stage.name === 'sending' ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}
