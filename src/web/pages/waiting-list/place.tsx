import type { Copy } from '#content/en/registration/waiting-list.ts'
import { uprightPhoto } from '#content/media/course-photos.ts'
import { itemPicture } from '#content/media/item-photos.ts'
import type { WaitingListPlace } from '#contract/waiting-list.ts'
import { type Day, momentOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { refusalOf } from '../../services/refusal.ts'
import { confirmPlace, leaveWaitingList } from '../../services/session/emailed-links.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { OfferedSeat } from './offered-seat.tsx'
import styles from './waiting-list-page.module.css'

type PlaceProps = {
  copy: Copy
  language: Language
  place: WaitingListPlace
  token: string
  today: Day
  /** Reloads the place. */
  onChanged: () => Promise<void>
}

/** A place on the list, and what its owner can do in its state: confirm, register, leave, or see other dates. */
export function Place({ copy, language, place, token, today, onChanged }: PlaceProps) {
  const { state, course } = place
  const { confirming, leaving } = useChanges(copy, token, onChanged)
  const waits = state === 'waiting' || state === 'offered'
  return (
    <SplitPage
      picture={uprightPhoto(course)}
      narrow={itemPicture(course)}
      title={copy[state].title}
      lead={<NoBreaks>{leadOf(place, copy, language)}</NoBreaks>}
    >
      <div className={styles.below}>
        <FormError>{confirming.fault ?? leaving.fault}</FormError>
        <div className={`mb-3 line-below w-full gold-above ${styles.date}`}>
          <h2 className="text-item leading-item">
            <NoBreaks>{wordsIn(language).displayName(course)}</NoBreaks>
          </h2>
          <p className="second">
            <NoBreaks>{dateOf(place, copy, language)}</NoBreaks>
          </p>
        </div>
        {state === 'unconfirmed' && (
          <Button kind="main" busy={confirming.busy} onClick={() => confirming.start()}>
            {copy.unconfirmed.confirm}
          </Button>
        )}
        {state === 'offered' && <OfferedSeat copy={copy} place={place} today={today} token={token} />}
        {waits ? (
          <Button busy={leaving.busy} onClick={() => leaving.start()}>
            {copy.leave}
          </Button>
        ) : (
          <Button kind={state === 'unconfirmed' ? 'outline' : 'main'} to="/courses">
            {copy.dates}
          </Button>
        )}
      </div>
    </SplitPage>
  )
}

function useChanges(copy: Copy, token: string, onChanged: () => Promise<void>) {
  const confirming = useSending<void, string>(async () => {
    try {
      await confirmPlace(token)
      await onChanged()
      return undefined
    } catch (failure) {
      return refusalOf(failure, copy.refusal) ?? copy.unconfirmed.failed
    }
  })
  const leaving = useSending<void, string>(async () => {
    try {
      await leaveWaitingList(token)
      await onChanged()
      return undefined
    } catch {
      return copy.leaveFailed
    }
  })
  return { confirming, leaving }
}

function dateOf({ start, end, location, sample }: WaitingListPlace, copy: Copy, language: Language): string {
  return [wordsIn(language).formatRange(start, end), sample && copy.sample, location]
    .filter(Boolean)
    .join(', ')
}

function leadOf({ state, offerExpiresAt }: WaitingListPlace, copy: Copy, language: Language): string {
  if (state !== 'offered') return copy[state].text
  return copy.offered.text(
    offerExpiresAt ? wordsIn(language).formatMoment(momentOf(new Date(offerExpiresAt))) : '',
  )
}
