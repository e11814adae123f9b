import { useQuery } from '@tanstack/react-query'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Notes } from '../../ui/record/notes.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'

export function PersonNotes({ id, now }: { id: string; now: Date }) {
  const query = useQuery(reading('GET /api/office/people/:id/notes', { params: { id } }))
  const change = useChange('people')
  const mayWrite = useGrant('refund') === 'may'
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
                      call: 'POST /api/office/people/:id/notes',
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
