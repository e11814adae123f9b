import { useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import type { Copy as TakeoverCopy } from '#content/en/registration/takeover.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { fieldsOf, refusalOf } from '../../../services/refusal.ts'
import { useRequest } from '../../../services/use-request.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Refusal } from '../../../ui/form/checked-form.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { Done } from '../../../ui/page/done.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Loading } from '../../../ui/page/loading.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { DialogForm } from '../dialog-form.tsx'
import styles from '../notes.module.css'

type TakeoverDialogProps = {
  copy: Copy
  language: Language
  registrationId: string
  course: CourseId
  /** Of the course. */
  name: string
  onChanged: () => Promise<void>
  onClose: () => void
}

const loadTakeovers = retryable(() => import('../../../services/registration/takeovers.ts'))

/** Emails a colleague the link to take a course over. */
export function TakeoverDialog(props: TakeoverDialogProps) {
  const { copy, language, registrationId, course, onChanged, onClose } = props
  const { answer, failure, reload } = useRequest(async () => {
    const service = await loadTakeovers()
    return { ...service, copy: await service.loadTakeoverCopy(language) }
  }, [language])
  const [done, setDone] = useState<string>()
  const words = answer?.copy.dialog
  const sending = useSending<FormData, Refusal>(async (fields) => {
    const field = (key: string) => String(fields.get(key)).trim()
    const name = field('name')
    try {
      await answer?.offerTakeover(registrationId, { course, name, email: field('email') })
      setDone(words?.sent(name))
      await onChanged()
      return undefined
    } catch (refused) {
      return { sentence: refusalOf(refused, copy.refusal) ?? copy.problem, fields: fieldsOf(refused) }
    }
  })
  return (
    <Dialog title={copy.courses.giveAway} close={copy.close} onClose={onClose}>
      {done && <Sent sentence={done} close={copy.close} onClose={onClose} />}
      {!done && failure !== undefined && (
        <LoadError retry={copy.tryAgain} onRetry={reload}>
          {copy.problem}
        </LoadError>
      )}
      {!done && !words && failure === undefined && <Loading label={copy.courses.giveAway} rows={2} />}
      {!done && words && (
        <ColleagueForm copy={copy} words={words} course={props.name} sending={sending} onClose={onClose} />
      )}
    </Dialog>
  )
}

type ColleagueFormProps = {
  copy: Copy
  words: TakeoverCopy['dialog']
  /** Its name. */
  course: string
  sending: ReturnType<typeof useSending<FormData, Refusal>>
  onClose: () => void
}

function ColleagueForm({ copy, words, course, sending, onClose }: ColleagueFormProps) {
  return (
    <>
      <p className="second">
        <NoBreaks>{words.lead(course)}</NoBreaks>
      </p>
      <DialogForm
        sending={sending}
        submit={words.send}
        cancel={copy.notNow}
        onSend={sending.start}
        onCancel={onClose}
      >
        <Field label={words.name} name="name" autoComplete="off" missing={copy.missing.name} />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="off"
          missing={copy.missing.email}
          invalid={words.invalidEmail}
        />
      </DialogForm>
    </>
  )
}

function Sent({ sentence, close, onClose }: { sentence: string; close: string; onClose: () => void }) {
  return (
    <>
      <Done>{sentence}</Done>
      <div className={styles.actions}>
        <Button onClick={onClose}>{close}</Button>
      </div>
    </>
  )
}
