import { useQuery } from '@tanstack/react-query'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Notes } from '../../ui/record/notes.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'

export function RegistrationNotes({ id, isErased, now }: { id: string; isErased: boolean; now: Date }) {
  const query = useQuery(reading('GET /api/office/registrations/:id/notes', { params: { id } }))
  const change = useChange('registrations')
  const mayWrite = useGrant('refund') === 'may' && !isErased
  const said = (sent: Promise<unknown>) =>
    sent.then(
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
            mayWrite
              ? (text) =>
                  said(
                    change.mutateAsync({
                      call: 'POST /api/office/registrations/:id/notes',
                      params: { id },
                      body: { text },
                    }),
                  )
              : undefined
          }
          onDelete={(noteId) =>
            said(change.mutateAsync({ call: 'DELETE /api/office/notes/:id', params: { id: noteId } }))
          }
        />
      )}
    </Loaded>
  )
}
