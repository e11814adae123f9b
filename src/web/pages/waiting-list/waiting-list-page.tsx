import type { Copy } from '#content/en/waiting-list.ts'
import { itemPhotos } from '#content/item-photos.ts'
import { photos } from '#content/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import type { WaitingListPlace } from '#contract/waiting-list.ts'
import { location } from '#domain/catalogue.ts'
import { momentOf } from '#domain/days.ts'
import { confirmPlace, leaveWaitingList, openPlace } from '../../services/mailed-links.ts'
import { refusalOf } from '../../services/refusal.ts'
import { useOpened } from '../../services/use-opened.ts'
import { wordsIn } from '../../services/words.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { SplitPage } from '../../ui/split-page.tsx'
import { useFocusPage } from '../../ui/use-focus-page.ts'
import { useSending } from '../../ui/use-sending.ts'
import { OfferedSeat } from './offered-seat.tsx'
import styles from './waiting-list-page.module.css'

/** Opens the links of waiting-list emails: the place on the list, an offered seat, leaving the list. */
export function WaitingListPage({ copy, language, data, params }: PageProps<Copy>) {
  const { token = '' } = params
  const [opened, openAgain] = useOpened(openPlace, token)
  const confirming = useSending<void, string>(async () => {
    try {
      await confirmPlace(token)
      await openAgain()
      return undefined
    } catch (failure) {
      return refusalOf(failure, copy.refusal) ?? copy.unconfirmed.failed
    }
  })
  const leaving = useSending<void, string>(async () => {
    try {
      await leaveWaitingList(token)
      await openAgain()
      return undefined
    } catch {
      return copy.leaveFailed
    }
  })
  useFocusPage(opened.view === 'open' ? opened.answer.state : opened.view)
  const frame = { picture: photos.terrace, alt: wordsIn(language).alt.terrace }
  const dates = (
    <Button kind="main" to="/courses">
      {copy.dates}
    </Button>
  )

  if (opened.view === 'loading' || opened.view === 'failed') {
    return (
      <SplitPage {...frame} title={copy.meta.title}>
        <div className={styles.below}>
          {opened.view === 'loading' ? (
            <Loading label={copy.loading} />
          ) : (
            <LoadError retry={copy.tryAgain} onRetry={openAgain}>
              {copy.failed}
            </LoadError>
          )}
        </div>
      </SplitPage>
    )
  }
  if (opened.view === 'unknown') {
    return (
      <SplitPage {...frame} title={copy.unknown.title} lead={copy.unknown.text}>
        <div className={styles.below}>{dates}</div>
      </SplitPage>
    )
  }
  const place = opened.answer
  const waits = place.state === 'waiting' || place.state === 'offered'
  const photo = itemPhotos[place.course]
  return (
    <SplitPage
      picture={photos[photo]}
      alt={copy.photoAlt[photo]}
      title={copy[place.state].title}
      lead={text(place)}
    >
      <div className={styles.below}>
        <FormError>{confirming.fault ?? leaving.fault}</FormError>
        <div className={styles.date}>
          <h2 className={styles.course}>
            <NoBreaks>{wordsIn(language).displayName(place.course)}</NoBreaks>
          </h2>
          <p className="second">{dateOf(place)}</p>
        </div>
        {place.state === 'unconfirmed' && (
          <>
            <Button kind="main" busy={confirming.busy} onClick={() => confirming.start()}>
              {copy.unconfirmed.confirm}
            </Button>
            <Button to="/courses">{copy.dates}</Button>
          </>
        )}
        {place.state === 'offered' && (
          <OfferedSeat copy={copy} place={place} today={data.today} token={token} />
        )}
        {waits && (
          <Button busy={leaving.busy} onClick={() => leaving.start()}>
            {copy.leave}
          </Button>
        )}
        {!waits && place.state !== 'unconfirmed' && dates}
      </div>
    </SplitPage>
  )

  function dateOf({ start, end, sample }: WaitingListPlace): string {
    return [wordsIn(language).formatRange(start, end), sample && copy.sample, location]
      .filter(Boolean)
      .join(', ')
  }

  function text({ state, offerExpiresAt }: WaitingListPlace): string {
    if (state !== 'offered') return copy[state].text
    return copy.offered.text(
      offerExpiresAt ? wordsIn(language).formatMoment(momentOf(new Date(offerExpiresAt))) : '',
    )
  }
}
