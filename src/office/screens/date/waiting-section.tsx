import { waitingCopy as copy } from '#content/en/office/registrations/dates.ts'
import { dayAndTime, whenOf } from '#content/en/office/times.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { text, useSearchParams } from '../../services/search-params.ts'
import { useGrant } from '../../services/session.ts'
import { Section } from '../../ui/screen/section.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { nameOf, type Place, PlaceDialog } from './place-dialog.tsx'
import type { DateOfCourse } from './use-attendance.ts'
import css from './waiting-section.module.css'

type Props = { date: DateOfCourse; waiting: readonly Place[] }

/** The place whose dialog is open. Today links to an offer that ends. */
const params = { extend: text(), remove: text() }

/** Who waits, in order, and what can be done about it. */
export function WaitingSection({ date, waiting }: Props) {
  const now = useAcademyNow()
  const mayChange = useGrant('dates') === 'may'
  const [asked, ask] = useSearchParams(params)
  const change = useChange('dates')
  const order = waiting.map(({ id }) => id)
  const firstWaiting = waiting.find(({ state }) => state === 'waiting')
  const opened = mayChange ? waiting.find(({ id }) => id === (asked.extend || asked.remove)) : undefined
  const moveUp = (place: Place) =>
    change.mutate(
      {
        call: 'POST /api/office/dates/:course/:start/waiting-list/up',
        params: date,
        body: { place: place.id, order },
      },
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
            <span className={`flex-none font-medium ${css.number}`}>{place.position}</span>
            <PlaceWords place={place} now={now} />
            {mayChange && (
              <span className="flex gap-6">
                {place.state === 'waiting' && place !== firstWaiting && (
                  <PlaceButton says={copy.upOf(nameOf(place))} onClick={() => moveUp(place)}>
                    {copy.up}
                  </PlaceButton>
                )}
                {place.state === 'offered' && (
                  <PlaceButton says={copy.extendOf(nameOf(place))} onClick={() => ask({ extend: place.id })}>
                    {copy.extend}
                  </PlaceButton>
                )}
                <PlaceButton says={copy.removeOf(nameOf(place))} onClick={() => ask({ remove: place.id })}>
                  {copy.remove}
                </PlaceButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      {opened && (
        <PlaceDialog
          place={opened}
          change={asked.extend ? 'extend' : 'remove'}
          date={date}
          order={order}
          onClose={() => ask({ extend: '', remove: '' }, { replace: true })}
        />
      )}
    </Section>
  )
}

function PlaceWords({ place, now }: { place: Place; now: Date }) {
  return (
    <p className={css.words}>
      <strong>{nameOf(place)}</strong> <span className={css.quiet}>{place.language.toUpperCase()}</span>
      <span className={css.note}>
        {place.name !== null && `${place.email}, `}
        {place.state === 'offered' && place.offeredUntil
          ? copy.offeredUntil(dayAndTime(place.offeredUntil, now))
          : copy.since(whenOf(place.joinedAt, now))}
      </span>
    </p>
  )
}

function PlaceButton({ says, onClick, children }: { says: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      className={`text-note bg-white line-frame ${css.button}`}
      aria-label={says}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
