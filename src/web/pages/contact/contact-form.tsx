import { useState } from 'react'
import type { Copy } from '#content/en/site/contact.ts'
import { emailPattern } from '#domain/people/email-address.ts'
import { sendMessage } from '../../services/contact.ts'
import { messageRefusal } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { CheckedForm, type Refusal } from '../../ui/form/checked-form.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { Outcome } from '../../ui/page/outcome.tsx'
import { useFocusPage } from '../../ui/page/use-focus-page.ts'
import styles from './contact-page.module.css'

const longestMessage = 5000

export function ContactForm({ copy, subject }: { copy: Copy; subject: string | undefined }) {
  const words = copy.form
  const [sentFrom, setSentFrom] = useState<string>()
  useFocusPage(sentFrom === undefined ? 'form' : 'sent')

  const sending = useSending<FormData, Refusal>(async (fields) => {
    const message = Object.fromEntries(fields) as { name: string; email: string; message: string }
    try {
      await sendMessage(subject ? { ...message, subject } : message)
      setSentFrom(message.email)
      return undefined
    } catch (failure) {
      return messageRefusal(failure, copy.refusal, words)
    }
  })
  // No maxLength: the browser would silently cut off a longer pasted text.
  const tooLong = (value: string) =>
    value.trim().length > longestMessage ? words.tooLong(longestMessage) : undefined

  if (sentFrom !== undefined) {
    return (
      <div className="stack justify-items-start gap-5">
        <Outcome tone="success" title={copy.sent.title}>
          <p>{copy.sent.text(sentFrom)}</p>
        </Outcome>
        <Button onClick={() => setSentFrom(undefined)}>{copy.sent.again}</Button>
      </div>
    )
  }
  return (
    <CheckedForm className={styles.fields} check={tooLong} refused={sending.fault} onSend={sending.start}>
      {subject && (
        <p>
          <span className="second">{copy.about}: </span>
          {subject}
        </p>
      )}
      <MessageFields words={words} />
      <div>
        <Button kind="main" type="submit" busy={sending.busy}>
          {sending.busy ? words.sending : words.send}
        </Button>
      </div>
    </CheckedForm>
  )
}

function MessageFields({ words }: { words: Copy['form'] }) {
  return (
    <>
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        missing={words.missing.name}
        maxLength={120}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        missing={words.missing.email}
        invalid={words.invalidEmail}
        pattern={emailPattern}
        maxLength={254}
      />
      <Field label={words.message} name="message" multiline missing={words.missing.message} />
    </>
  )
}
