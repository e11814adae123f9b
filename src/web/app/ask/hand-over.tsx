import { useState } from 'react'
import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/ask.ts'
import { emailPattern } from '#domain/people/email-address.ts'
import type { Language } from '#domain/people/language.ts'
import { sendToOffice } from '../../services/ask.ts'
import { withLesson } from '../../services/learn/lesson-in-view.ts'
import { messageRefusal } from '../../services/refusal.ts'
import { readStoredUser } from '../../services/session/stored-user.ts'
import { siteConfig } from '../../services/site-config.ts'
import { useRequest } from '../../services/use-request.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { CheckedForm, type Refusal } from '../../ui/form/checked-form.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { Outcome } from '../../ui/page/outcome.tsx'
import styles from './answer-view.module.css'
import { Helpful } from './helpful.tsx'

type HandOverProps = {
  copy: Copy
  language: Language
  question: string
  isOpen: boolean
  onOpen?: () => void
}

/** One click sends a question to the office, which replies by email. */
export function HandOver({ copy, language, question, isOpen, onOpen }: HandOverProps) {
  const { answer: site } = useRequest(siteConfig, [])
  const within = copy.within(site?.askReplyDays ?? 1)
  if (isOpen) return <HandOverForm copy={copy} language={language} question={question} within={within} />
  return (
    <div className={styles.box}>
      <p className="serif text-item leading-item">{copy.notThat.title}</p>
      <p className="second">{copy.notThat.text(within)}</p>
      <Button kind="ink" onClick={onOpen}>
        {copy.notThat.button}
      </Button>
      <Helpful copy={copy} language={language} question={question} />
    </div>
  )
}

/** As the server accepts it. */
const longestQuestion = 500

type FormProps = { copy: Copy; language: Language; question: string; within: string }
type Sent = { number: string; email: string; replyBy: string }

function HandOverForm({ copy, language, question, within }: FormProps) {
  const words = copy.handOver
  const [sent, setSent] = useState<Sent>()
  const sending = useSending<FormData, Refusal>(async (fields) => {
    const { question, email } = Object.fromEntries(fields) as { question: string; email: string }
    try {
      setSent({ email, ...(await sendToOffice({ question, email, lang: language })) })
      return undefined
    } catch (failure) {
      return messageRefusal(failure, copy.refusal, words)
    }
  })
  if (sent) {
    return <SentNotice words={words.sent} language={language} sent={sent} />
  }
  return (
    <CheckedForm className={`${styles.box} ${styles.form}`} refused={sending.fault} onSend={sending.start}>
      <h3 className="text-item leading-item">{words.title}</h3>
      <Field
        label={words.question}
        name="question"
        multiline
        rows={3}
        maxLength={longestQuestion}
        missing={words.missing.question}
        defaultValue={withLesson(question, longestQuestion)}
      />
      <EmailField words={words} />
      <Button kind="main" type="submit" busy={sending.busy}>
        {sending.busy ? words.sending : words.send}
      </Button>
      <p className="second small">
        {words.promise(within)} <a href={`tel:${academy.phoneLink}`}>{academy.phone}</a>
      </p>
    </CheckedForm>
  )
}

function EmailField({ words }: { words: Copy['handOver'] }) {
  const known = readStoredUser()?.email
  return (
    <Field
      label={words.email}
      name="email"
      type="email"
      autoComplete="email"
      missing={words.missing.email}
      invalid={words.invalidEmail}
      pattern={emailPattern}
      maxLength={254}
      {...(known && { defaultValue: known, readOnly: true, hint: words.fromProfile })}
    />
  )
}

type SentNoticeProps = { words: Copy['handOver']['sent']; language: Language; sent: Sent }

function SentNotice({ words, language, sent }: SentNoticeProps) {
  return (
    <Outcome tone="success" title={words.title}>
      <p>{words.text(sent.number, sent.email, wordsIn(language).formatDay(sent.replyBy))}</p>
    </Outcome>
  )
}
