import { type FormEvent, useRef, useState } from 'react'
import type { Copy } from '#content/en/register.ts'
import { type CourseId, displayName } from '#domain/catalogue.ts'
import { type Day, formatRange } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { refusalOf } from '../../services/api.ts'
import { joinWaitingList } from '../../services/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useSending } from '../../ui/use-sending.ts'
import styles from './dialogs.module.css'
import { contactFaults } from './registration-form.ts'

export type WantedDate = { course: CourseId; start: Day; end: Day }

type WaitingListDialogProps = {
  copy: Copy
  language: Language
  wanted: WantedDate
  email: string
  onClose: () => void
}

type Fault = { field?: string; form?: string }

export function WaitingListDialog({ copy, language, wanted, email: typed, onClose }: WaitingListDialogProps) {
  const words = copy.waitingList
  const [email, setEmail] = useState(typed)
  const [joined, setJoined] = useState(false)
  const field = useRef<HTMLFormElement>(null)
  const { course, start, end } = wanted

  const joining = useSending<string, Fault>(async (address) => {
    const { email: fault } = contactFaults({ name: '-', email: address, phone: '00000' })
    if (fault) {
      field.current?.querySelector('input')?.focus()
      return { field: copy.contact.faults[fault] }
    }
    try {
      await joinWaitingList({ course, start, email: address.trim() })
      setJoined(true)
      return undefined
    } catch (failure) {
      return { form: refusalOf(failure, copy.refusal) ?? words.failed }
    }
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    joining.start(email)
  }

  return (
    <Dialog title={words.title} close={words.close} onClose={onClose}>
      <p>{words.text(displayName(course, language), formatRange(start, end, language))}</p>
      {joined ? (
        <p role="status" className={styles.done}>
          {words.joined}
        </p>
      ) : (
        <form ref={field} className={styles.form} noValidate onSubmit={send}>
          <FormError>{joining.fault?.form}</FormError>
          <Field
            label={copy.contact.email}
            name="waiting-email"
            type="email"
            autoComplete="email"
            required
            value={email}
            error={joining.fault?.field}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Button kind="ink" type="submit" busy={joining.busy}>
            {words.join}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
