import type { Copy } from '#content/en/account/account.ts'
import type { WaitingPlace } from '#contract/account/account.ts'
import { momentOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import styles from '../course-row.module.css'
import { LargeDate } from './large-date.tsx'
import sections from './my-courses.module.css'

type WaitingPlacesProps = { copy: Copy['courses']; language: Language; places: readonly WaitingPlace[] }

/** Full dates that the user waits for, and seats that are held for them. */
export function WaitingPlaces({ copy, language, places }: WaitingPlacesProps) {
  const words = copy.waitingList
  if (places.length === 0) return null
  return (
    <section className={sections.section} aria-labelledby="waiting-list">
      <h2 id="waiting-list" className={sections.title}>
        {words.title}
      </h2>
      <ul className="plain-list mb-4 gold-above">
        {places.map(({ course, start, end, state, offeredUntil, token }) => {
          const name = wordsIn(language).displayName(course)
          return (
            <li key={token} className={styles.row}>
              <LargeDate start={start} end={end} language={language} />
              <div>
                <h3 className="text-item leading-item">
                  <NoBreaks>{name}</NoBreaks>
                </h3>
                <p className={styles.note}>
                  {state === 'offered' && offeredUntil ? (
                    <NoBreaks>
                      {words.offered(wordsIn(language).formatMoment(momentOf(new Date(offeredUntil))))}
                    </NoBreaks>
                  ) : (
                    <Tag tone="yellow">{words.waiting}</Tag>
                  )}
                </p>
              </div>
              <div className={styles.actions}>
                {state === 'offered' ? (
                  <Button kind="main" size="small" to={`/waiting-list/${token}`}>
                    {words.take}
                    <span className="visually-hidden">: {name}</span>
                  </Button>
                ) : (
                  <TextLink to={`/waiting-list/${token}`}>
                    {words.place}
                    <span className="visually-hidden">: {name}</span>
                  </TextLink>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
