import { useState } from 'react'
import type { Copy } from '#content/en/registration/register.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { emailPattern } from '#domain/people/email-address.ts'
import type { Language } from '#domain/people/language.ts'
import { fieldsOf, refusalOf } from '../../../services/refusal.ts'
import { joinWaitingList } from '../../../services/registration/checkout.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckedForm, type Refusal } from '../../../ui/form/checked-form.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { Done } from '../../../ui/page/done.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from '../dialogs.module.css'

export type WaitingListDate = { course: CourseId; start: Day; end: Day }

type WaitingListDialogProps = {
  copy: Copy
  language: Language
  date: WaitingListDate
  email: string
  onClose: () => void
}

export function WaitingListDialog({ copy, language, date, email, onClose }: WaitingListDialogProps) {
  const words = copy.waitingList
  const [joined, setJoined] = useState<'confirmed' | 'unconfirmed' | null>(null)
  const { course, start, end } = date

  const joining = useSending<FormData, Refusal>(async (fields) => {
    try {
      const { confirmed } = await joinWaitingList({ course, start, email: String(fields.get('email')) })
      setJoined(confirmed ? 'confirmed' : 'unconfirmed')
      return undefined
    } catch (failure) {
      return { sentence: refusalOf(failure, copy.refusal) ?? words.failed, fields: fieldsOf(failure) }
    }
  })

  return (
    <Dialog title={words.title} close={words.close} onClose={onClose}>
      <p>
        <NoBreaks>
          {words.text(wordsIn(language).displayName(course), wordsIn(language).formatRange(start, end))}
        </NoBreaks>
      </p>
      {joined ? (
        <Done>{joined === 'confirmed' ? words.joined : words.confirmByEmail}</Done>
      ) : (
        <CheckedForm className={styles.form} refused={joining.fault} onSend={joining.start}>
          <Field
            label={copy.contact.email}
            name="email"
            type="email"
            autoComplete="email"
            missing={copy.contact.faults.email}
            invalid={copy.contact.faults.emailForm}
            pattern={emailPattern}
            maxLength={254}
            defaultValue={email}
          />
          <Button kind="ink" type="submit" busy={joining.busy}>
            {words.join}
          </Button>
        </CheckedForm>
      )}
    </Dialog>
  )
}
