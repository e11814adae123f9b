import { useState } from 'react'
import type { DateEmailPreview } from '#contract/office/date-changes.ts'
import { usePreview } from './preview.ts'
import { useChange } from './queries.ts'
import { sentenceOf } from './refusal.ts'

/** An email that staff wrote: who would get it, and sending what was shown. Its id is made once, so it is sent once. */
export function useEmailing(path: string, body: object, onSent: (sent: number) => void) {
  const [id] = useState(() => crypto.randomUUID())
  const preview = usePreview<DateEmailPreview>(`${path}/preview`, body)
  const sending = useChange<{ sent: number }>('dates', 'emails', 'registrations')
  const { data } = preview
  const failure = sending.error ?? preview.error
  return {
    recipients: data?.recipients,
    examples: data?.examples ?? [],
    failure: failure ? sentenceOf(failure) : undefined,
    isSending: sending.isPending,
    onSend: () => {
      if (!data || sending.isPending) return
      sending.mutate(
        { path, body: { ...body, id, revision: data.revision } },
        { onSuccess: ({ sent }) => onSent(sent), onError: () => preview.refetch() },
      )
    },
  }
}
