import { useState } from 'react'
import type { Input } from '#contract/address.ts'
import { usePreview } from './preview.ts'
import { type Change, useChange } from './queries.ts'
import { sentenceOf } from './refusal.ts'

type EmailKey = 'POST /api/office/dates/:course/:start/email' | 'POST /api/office/registrations/email'

/** An email that staff wrote: who would get it, and sending what was shown. Its id is made once, so it is sent once. */
export function useEmailing<K extends EmailKey>(
  key: K,
  input: Input<`${K}/preview`>,
  onSent: (sent: number) => void,
) {
  const [id] = useState(() => crypto.randomUUID())
  const preview = usePreview(`${key}/preview`, input)
  const sending = useChange('dates', 'emails', 'registrations')
  const { data } = preview
  const failure = sending.error ?? preview.error
  return {
    recipients: data?.recipients,
    examples: data?.examples ?? [],
    failure: failure ? sentenceOf(failure) : undefined,
    isSending: sending.isPending,
    onSend: () => {
      if (!data || sending.isPending) return
      const body = { ...(input as { body?: object }).body, id, revision: data.revision }
      sending.mutate({ ...input, call: key, body } as unknown as Change<EmailKey>, {
        onSuccess: ({ sent }) => onSent(sent),
        onError: () => preview.refetch(),
      })
    },
  }
}
