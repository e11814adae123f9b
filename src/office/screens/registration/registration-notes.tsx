import { useQuery } from '@tanstack/react-query'
import type { OfficeNotes } from '#contract/office/person-desk.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Notes } from '../../ui/record/notes.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'

export function RegistrationNotes({ id, isErased, now }: { id: string; isErased: boolean; now: Date }) {
  const query = useQuery(reading<OfficeNotes>(`/registrations/${id}/notes`))
  const change = useChange('registrations')
  const mayWrite = useGrant('refund') === 'may' && !isErased
  const send = (wanted: { method?: 'DELETE'; path: string; body?: unknown }) =>
    change.mutateAsync(wanted).then(
      () => true,
      (failure) => {
        showToast({ text: sentenceOf(failure) })
        return false
      },
    )
  return (
    <Loaded query={query}>
      {({ notes }) => (
        <Notes
          notes={notes}
          now={now}
          onAdd={
            mayWrite ? (text) => send({ path: `/registrations/${id}/notes`, body: { text } }) : undefined
          }
          onDelete={(noteId) => send({ method: 'DELETE', path: `/notes/${noteId}` })}
        />
      )}
    </Loaded>
  )
}
