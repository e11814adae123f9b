import { useState } from 'react'
import { waitingCopy as copy } from '#content/en/office/dates.ts'
import { dayAndTime, whenOf } from '#content/en/office/times.ts'
import type { OfficeDatePage } from '#contract/office/dates.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { usePreview } from '../../services/preview.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, WhatWillHappen } from '../../ui/dialog.tsx'
import { EmailExamples, type Example } from '../../ui/email-examples.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Loading } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts.tsx'
import css from './waiting-section.module.css'

type Place = OfficeDatePage['waiting'][number]
type Props = { path: string; waiting: readonly Place[] }
const nameOf = ({ name, email }: Place) => name ?? email

/** Who waits, in order, and what can be done about it. */
export function WaitingSection({ path, waiting }: Props) {
  const now = useAcademyNow()
  const mayChange = useGrant('dates') === 'may'
  const [asked, setAsked] = useState<{ place: Place; change: 'remove' | 'extend' } | null>(null)
  const change = useChange('dates')
  const order = waiting.map(({ id }) => id)
  const firstWaiting = waiting.find(({ state }) => state === 'waiting')
  const moveUp = (place: Place) =>
    change.mutate(
      { path: `${path}/waiting-list/up`, body: { place: place.id, order } },
      {
        onSuccess: () => showToast({ text: copy.movedUp(nameOf(place)) }),
        onError: (error) => showToast({ text: sentenceOf(error) }),
      },
    )
  return (
    <Section title={copy.title} note={copy.note(waiting.length)} line="above">
      <ol>
        {waiting.map((place) => (
          <li key={place.id} className={css.place}>
            <span className={css.number}>{place.position}</span>
            <p className={css.words}>
              <strong>{nameOf(place)}</strong>{' '}
              <span className={css.quiet}>{place.language.toUpperCase()}</span>
              <span className={css.note}>
                {place.name !== null && `${place.email}, `}
                {place.state === 'offered' && place.offeredUntil
                  ? copy.offeredUntil(dayAndTime(place.offeredUntil, now))
                  : copy.since(whenOf(place.joinedAt, now))}
              </span>
            </p>
            {mayChange && (
              <span className={css.actions}>
                {place.state === 'waiting' && place !== firstWaiting && (
                  <PlaceButton says={copy.upOf(nameOf(place))} onClick={() => moveUp(place)}>
                    {copy.up}
                  </PlaceButton>
                )}
                {place.state === 'offered' && (
                  <PlaceButton
                    says={copy.extendOf(nameOf(place))}
                    onClick={() => setAsked({ place, change: 'extend' })}
                  >
                    {copy.extend}
                  </PlaceButton>
                )}
                <PlaceButton
                  says={copy.removeOf(nameOf(place))}
                  onClick={() => setAsked({ place, change: 'remove' })}
                >
                  {copy.remove}
                </PlaceButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      {asked && <PlaceDialog {...asked} path={path} order={order} onClose={() => setAsked(null)} />}
    </Section>
  )
}

function PlaceButton({ says, onClick, children }: { says: string; onClick: () => void; children: string }) {
  return (
    <button type="button" className={css.button} aria-label={says} onClick={onClick}>
      {children}
    </button>
  )
}

type DialogProps = {
  place: Place
  change: 'remove' | 'extend'
  path: string
  order: readonly string[]
  onClose: () => void
}

function PlaceDialog({ place, change, path, order, onClose }: DialogProps) {
  const name = nameOf(place)
  const body = { place: place.id, order }
  const call = `${path}/waiting-list/${change}`
  const preview = usePreview<{ offered: number; examples: Example[] }>(`${call}/preview`, body)
  const making = useChange('dates')
  const make = () =>
    making.mutate(
      { path: call, body },
      {
        onSuccess: () => {
          showToast({ text: change === 'remove' ? copy.removed(name) : copy.extended(name) })
          onClose()
        },
      },
    )
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
          <Button onClick={onClose}>{copy.keep}</Button>
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
          <EmailExamples examples={data.examples} />
        </>
      ) : (
        !failure && <Loading />
      )}
    </Dialog>
  )
}
