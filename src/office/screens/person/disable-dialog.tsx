import { disableCopy as copy, personCopy } from '#content/en/office/registrations/person.ts'
import type { OfficePerson } from '#contract/office/people.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'

export function DisableDialog({ person, onClose }: { person: OfficePerson; onClose: () => void }) {
  const change = useChange('people')
  const submit = () =>
    change.mutate(
      { call: 'POST /api/office/people/:id/account', params: { id: person.id }, body: { disabled: true } },
      {
        onSuccess: () => {
          showToast({ text: personCopy.disabled })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      onSubmit={submit}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={change.isPending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <WhatWillHappen items={[{ title: copy.says(person.email), note: copy.note }]} />
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
    </Dialog>
  )
}
