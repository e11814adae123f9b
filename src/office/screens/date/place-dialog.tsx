import { waitingCopy as copy } from '#content/en/office/registrations/dates.ts'
import type { OfficeDatePage } from '#contract/dates/office-dates.ts'
import { usePreview } from '../../services/preview.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import type { DateOfCourse } from './use-attendance.ts'

export type Place = OfficeDatePage['waiting'][number]
export const nameOf = ({ name, email }: Place) => name ?? email

type DialogProps = {
  place: Place
  change: 'remove' | 'extend'
  date: DateOfCourse
  order: readonly string[]
  onClose: () => void
}

/** Removing a place and extending an offer write to people, so both are shown before. */
export function PlaceDialog({ place, change, date, order, onClose }: DialogProps) {
  const name = nameOf(place)
  const input = { params: date, body: { place: place.id, order: [...order] } }
  const call = `POST /api/office/dates/:course/:start/waiting-list/${change}` as const
  const preview = usePreview(`${call}/preview`, input)
  const making = useChange('dates')
  const make = () =>
    making.mutate({
      call,
      ...input,
      onSent: () => {
        showToast({ text: change === 'remove' ? copy.removed(name) : copy.extended(name) })
        onClose()
      },
    })
  const failure = making.error ?? preview.error
  const { data } = preview
  const items = [
    { title: change === 'remove' ? copy.removes(name) : copy.extends(name) },
    ...(data && data.offered > 0 ? [{ title: copy.offers(data.offered) }] : []),
  ]
  return (
    <Dialog
      title={change === 'remove' ? copy.removeTitle(name) : copy.extendTitle(name)}
      onClose={onClose}
      onSubmit={make}
      buttons={
        <>
          <Button onClick={onClose}>{change === 'remove' ? copy.keep : copy.keepTime}</Button>
          <Button kind="main" type="submit" busy={making.isPending}>
            {change === 'remove' ? copy.removeMain : copy.extendMain}
          </Button>
        </>
      }
    >
      {failure && <Note kind="refused" title={sentenceOf(failure)} />}
      {data ? (
        <>
          <WhatWillHappen items={items} />
          <EmailPreview emails={data.examples} />
        </>
      ) : (
        !failure && <Loading />
      )}
    </Dialog>
  )
}
