import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { correctionCopy as copy } from '#content/en/office/registrations/registration.ts'
import type { EmailPreview as Preview } from '#contract/office/previews.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { type Consequence, Dialog, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { Field } from '../../ui/field.tsx'
import type { DialogProps } from './dialog-props.ts'
import { StaleForm } from './stale-form.tsx'
import { useCorrection } from './use-correction.ts'

type Previewed = { emails: Preview[]; certificates: { code: string; course: string; name: string }[] }

const stale = { title: copy.nameTitle, field: 'name' } as const

export function NameDialog(props: DialogProps) {
  const { registration, current, onClose } = props
  const [name, setName] = useState(registration.name)
  const typed = name.trim()
  const { preview, change, submit, isStale, chooseAgain } = useCorrection({
    call: 'POST /api/office/registrations/:id/name',
    id: registration.id,
    body: typed && typed !== registration.name ? { name: typed } : null,
    revision: registration.revision,
    current: current.revision,
    says: copy.nameDone(typed),
    onClose,
  })
  const { certificates = [] } = preview.data ?? {}
  const error = change.error ?? preview.error
  const reason = (!typed || typed === registration.name) && copy.nameNeeds
  if (isStale)
    return <StaleForm {...props} {...stale} yours={typed} error={change.error} onAgain={chooseAgain} />
  return (
    <Dialog
      title={copy.nameTitle}
      about={copy.about(registration.receiptNumber)}
      onClose={onClose}
      onSubmit={submit}
      side={<NameConsequences before={current.name} after={typed} preview={preview.data} />}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keepName}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={change.isPending} reason={reason}>
            {copy.nameSubmit(certificates.length)}
          </Button>
        </>
      }
    >
      <Field
        label={copy.nameLabel}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        hint={copy.nameHint(current.name)}
        error={error ? sentenceOf(error) : undefined}
      />
    </Dialog>
  )
}

type NameConsequencesProps = { before: string; after: string; preview: Previewed | undefined }

function NameConsequences({ before, after, preview }: NameConsequencesProps) {
  return (
    <>
      <WhatWillHappen
        items={preview ? consequences(before, after, preview) : [{ title: copy.nameNothing }]}
      />
      <EmailPreview emails={preview?.emails ?? []} />
    </>
  )
}

function consequences(before: string, after: string, { emails, certificates }: Previewed): Consequence[] {
  return [
    { title: copy.nameChanges(before, after), note: copy.nameChangesNote },
    ...certificates.flatMap(({ course, code }) => [
      { title: copy.certificateEnds(itemLabel(course), code), note: copy.certificateEndsNote },
      { title: copy.certificateNew(after), note: copy.certificateNewNote },
    ]),
    ...emails.map(({ language, to, subject }) => ({ title: copy.emailGoes(language, to), note: subject })),
  ]
}
