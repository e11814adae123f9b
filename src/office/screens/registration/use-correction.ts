import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../services/api.ts'
import { useChange } from '../../services/queries.ts'
import { isStale as isStaleForm } from '../../services/refusal.ts'
import { showToast } from '../../ui/screen/toasts.tsx'

type Wanted = {
  /** '/registrations/…/address' */
  path: string
  /** What the form sends; null while it is incomplete. */
  body: Record<string, unknown> | null
  /** The revision at which the form was opened, and the one of now. */
  revision: number
  current: number
  says: string
  onClose: () => void
}

/** A form with a preview. A stale one says so, and is sent again with the revision that was shown with its choice. */
export function useCorrection<Preview>({ path, body, revision, current, says, onClose }: Wanted) {
  const [isChosenAgain, setChosenAgain] = useState(false)
  const change = useChange('registrations', 'people')
  const isStale = isStaleForm(change.error)
  const sent = isChosenAgain ? current : revision
  const preview = useQuery({
    queryKey: ['preview', path, body, current],
    queryFn: () => send<Preview>('POST', `${path}/preview`, { ...body, revision: current }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const submit = () => {
    if (body === null) return
    change.mutate(
      { path, body: { ...body, revision: sent } },
      {
        onSuccess: () => {
          showToast({ text: says })
          onClose()
        },
      },
    )
  }
  const chooseAgain = () => {
    setChosenAgain(true)
    change.reset()
  }
  return { preview, change, submit, isStale, chooseAgain }
}
