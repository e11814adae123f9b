import { type ReactNode, useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import type { CreditKind } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { fieldsOf, refusalOf } from '../../../services/refusal.ts'
import { enterCase, enterOutsideCredit } from '../../../services/session/account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Refusal } from '../../../ui/form/checked-form.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { DialogForm } from '../dialog-form.tsx'
import styles from '../notes.module.css'

type EntryDialogProps = { copy: Copy; today: Day; onChanged: () => Promise<void>; onClose: () => void }

export function OutsideDialog(props: EntryDialogProps) {
  const { missing } = props.copy
  const words = props.copy.credits.form
  const send = (fields: FormData, formKey: string) =>
    enterOutsideCredit(
      {
        title: String(fields.get('title')),
        provider: String(fields.get('provider')),
        kind: String(fields.get('kind')) as CreditKind,
        hours: Number(fields.get('hours')),
        earnedOn: String(fields.get('earnedOn')),
      },
      formKey,
    )
  return (
    <EntryDialog {...props} title={props.copy.credits.addOutside} send={send}>
      <Field label={words.courseTitle} name="title" missing={missing.courseTitle} maxLength={160} />
      <Field label={words.provider} name="provider" missing={missing.provider} maxLength={120} />
      <fieldset>
        <legend className={styles.legend}>{words.kind}</legend>
        <div className={styles.pair}>
          {(['online', 'hands-on'] as const).map((kind) => (
            <Choice
              key={kind}
              type="radio"
              name="kind"
              value={kind}
              title={words.kinds[kind]}
              defaultChecked={kind === 'online'}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.pair}>
        <Field
          label={words.hours}
          name="hours"
          type="number"
          missing={missing.hours}
          invalid={words.hoursRule}
          min={0.5}
          max={200}
          step={0.5}
          hint={words.hoursHint}
        />
        <DayField {...props} label={words.earnedOn} name="earnedOn" />
      </div>
    </EntryDialog>
  )
}

export function CaseDialog(props: EntryDialogProps) {
  const { missing } = props.copy
  const words = props.copy.credits.form
  const send = (fields: FormData, formKey: string) =>
    enterCase(
      {
        title: String(fields.get('title')),
        summary: String(fields.get('summary')),
        treatedOn: String(fields.get('treatedOn')),
      },
      formKey,
    )
  return (
    <EntryDialog {...props} title={props.copy.credits.addCase} send={send}>
      <Field
        label={words.caseTitle}
        name="title"
        missing={missing.caseTitle}
        maxLength={160}
        hint={words.caseHint}
      />
      <Field label={words.summary} name="summary" multiline missing={missing.summary} maxLength={2000} />
      <DayField {...props} label={words.treatedOn} name="treatedOn" />
    </EntryDialog>
  )
}

type DayFieldProps = Pick<EntryDialogProps, 'copy' | 'today'> & { label: string; name: string }

function DayField({ copy, today, label, name }: DayFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      type="date"
      max={today}
      missing={copy.missing.day}
      invalid={copy.credits.form.future}
    />
  )
}

type FormDialogProps = EntryDialogProps & {
  title: string
  send: (fields: FormData, formKey: string) => Promise<void>
  children: ReactNode
}

function EntryDialog({ copy, title, send, children, onChanged, onClose }: FormDialogProps) {
  const words = copy.credits.form
  const [formKey] = useState(() => crypto.randomUUID())
  const sending = useSending<FormData, Refusal>(async (fields) => {
    try {
      await send(fields, formKey)
      onClose()
      await onChanged()
      return undefined
    } catch (failure) {
      return { sentence: refusalOf(failure, copy.refusal) ?? copy.problem, fields: fieldsOf(failure) }
    }
  })
  return (
    <Dialog title={title} close={copy.close} onClose={onClose}>
      <p className="second">{words.evidence}</p>
      <DialogForm
        sending={sending}
        submit={words.submit}
        cancel={copy.notNow}
        onSend={sending.start}
        onCancel={onClose}
      >
        {children}
      </DialogForm>
    </Dialog>
  )
}
