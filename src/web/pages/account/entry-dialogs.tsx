import type { ReactNode } from 'react'
import type { Copy } from '#content/en/account.ts'
import type { CreditKind } from '#domain/catalogue.ts'
import { enterCase, enterOutsideCredit } from '../../services/account.ts'
import { refusalOf } from '../../services/api.ts'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { useSending } from '../../ui/use-sending.ts'
import { DialogForm } from './dialog-form.tsx'
import styles from './notes.module.css'

type EntryDialogProps = { copy: Copy; onChanged: () => Promise<void>; onClose: () => void }

/** CE hours earned elsewhere. */
export function OutsideDialog(props: EntryDialogProps) {
  const words = props.copy.credits.form
  const send = (fields: FormData) =>
    enterOutsideCredit({
      title: String(fields.get('title')),
      provider: String(fields.get('provider')),
      kind: String(fields.get('kind')) as CreditKind,
      hours: Number(fields.get('hours')),
      earnedOn: String(fields.get('earnedOn')),
    })
  return (
    <EntryDialog {...props} title={props.copy.credits.addOutside} send={send}>
      {(errorOf) => (
        <>
          <Field label={words.courseTitle} name="title" required maxLength={160} error={errorOf('title')} />
          <Field
            label={words.provider}
            name="provider"
            required
            maxLength={120}
            error={errorOf('provider')}
          />
          <fieldset>
            <legend className={styles.legend}>{words.kind}</legend>
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
          </fieldset>
          <Field
            label={words.hours}
            name="hours"
            type="number"
            required
            min={0.5}
            max={200}
            step={0.5}
            hint={words.hoursHint}
            error={errorOf('hours')}
          />
          <Field label={words.earnedOn} name="earnedOn" type="date" required error={errorOf('earnedOn')} />
        </>
      )}
    </EntryDialog>
  )
}

/** A documented case. */
export function CaseDialog(props: EntryDialogProps) {
  const words = props.copy.credits.form
  const send = (fields: FormData) =>
    enterCase({
      title: String(fields.get('title')),
      summary: String(fields.get('summary')),
      treatedOn: String(fields.get('treatedOn')),
    })
  return (
    <EntryDialog {...props} title={props.copy.credits.addCase} send={send}>
      {(errorOf) => (
        <>
          <Field
            label={words.caseTitle}
            name="title"
            required
            maxLength={160}
            hint={words.caseHint}
            error={errorOf('title')}
          />
          <Field
            label={words.summary}
            name="summary"
            multiline
            required
            maxLength={2000}
            error={errorOf('summary')}
          />
          <Field label={words.treatedOn} name="treatedOn" type="date" required error={errorOf('treatedOn')} />
        </>
      )}
    </EntryDialog>
  )
}

type FormDialogProps = EntryDialogProps & {
  title: string
  send: (fields: FormData) => Promise<void>
  children: (errorOf: (name: string) => string | undefined) => ReactNode
}

function EntryDialog({ copy, title, send, children, onChanged, onClose }: FormDialogProps) {
  const words = copy.credits.form
  const sending = useSending<FormData, string>(async (fields) => {
    try {
      await send(fields)
      onClose()
      await onChanged()
      return undefined
    } catch (failure) {
      return refusalOf(failure, copy.refusal) ?? copy.problem
    }
  })
  const { submit, errorOf } = useCheckedForm(copy.fields)
  return (
    <Dialog title={title} close={copy.close} onClose={onClose}>
      <p className="second">{words.evidence}</p>
      <DialogForm
        sending={sending}
        submit={words.submit}
        leave={copy.notNow}
        onSubmit={submit(sending.start)}
        onLeave={onClose}
      >
        {children(errorOf)}
      </DialogForm>
    </Dialog>
  )
}
