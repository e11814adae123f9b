import { useState } from 'react'
import type { Body, Input } from '#contract/address.ts'
import { usePreview } from '../../services/preview.ts'
import { type Change, useChange } from '../../services/queries.ts'
import { isStale as isStaleForm } from '../../services/refusal.ts'
import { showToast } from '../../ui/screen/toasts.tsx'

type CorrectionKey = `POST /api/office/registrations/:id/${'address' | 'name' | 'move'}`

type Wanted<K extends CorrectionKey> = {
  call: K
  id: string
  /** What the form sends; null while it is incomplete. */
  body: Omit<Body<K>, 'revision'> | null
  /** The revision at which the form was opened, and the one of now. */
  revision: number
  current: number
  says: string
  onClose: () => void
}

/** A form with a preview. A stale one says so, and is sent again with the revision that was shown with its choice. */
export function useCorrection<K extends CorrectionKey>(wanted: Wanted<K>) {
  const { call, id, body, revision, current, says, onClose } = wanted
  const [isChosenAgain, setChosenAgain] = useState(false)
  const change = useChange('registrations', 'people')
  const isStale = isStaleForm(change.error)
  const inputAt = (at: number) => ({ params: { id }, body: { ...body, revision: at } })
  const preview = usePreview(
    `${call}/preview`,
    body === null ? null : (inputAt(current) as unknown as Input<`${K}/preview`>),
  )
  const submit = () => {
    if (body === null) return
    const sent = inputAt(isChosenAgain ? current : revision)
    change.mutate({ call, ...sent } as unknown as Change<K>, {
      onSuccess: () => {
        showToast({ text: says })
        onClose()
      },
    })
  }
  const chooseAgain = () => {
    setChosenAgain(true)
    change.reset()
  }
  return { preview, change, submit, isStale, chooseAgain }
}
