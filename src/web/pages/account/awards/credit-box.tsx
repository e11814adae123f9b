import type { Copy } from '#content/en/account/account.ts'
import type { CreditLine, Credits } from '#contract/account/credits.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { WordButton } from '../../../ui/word-button.tsx'
import styles from './credit-box.module.css'

type CreditBoxProps = {
  copy: Copy['credits']
  language: Language
  credits: Credits
  onRecord: () => void
}

/** CE hours as a ring (earned, booked, open) and line by line. */
export function CreditBox({ copy, language, credits, onRecord }: CreditBoxProps) {
  const { lines } = credits
  const hoursIn = (state: CreditLine['state']) =>
    lines.filter((line) => line.state === state).reduce((sum, { hours }) => sum + hours, 0)
  const earned = hoursIn('earned')
  const booked = hoursIn('booked')
  const all = earned + booked + hoursIn('open')
  return (
    <section className={`gold-frame bg-white ${styles.box}`} aria-labelledby="credits">
      <h2 id="credits" className="mb-5 text-item text-center">
        {copy.title}
      </h2>
      {all === 0 ? (
        <p className="second text-center">{copy.none}</p>
      ) : (
        <>
          <div className={styles.ring}>
            <Ring earned={earned} booked={booked} all={all} label={copy.summary(earned, all)} />
            <p className={`stack text-slate text-center ${styles.sum}`} aria-hidden="true">
              <span className={`serif text-ink ${styles.figure}`}>{earned}</span>
              <span>{copy.of(all)}</span>
            </p>
          </div>
          <ul className="plain-list line-above">
            {lines.map((line, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and keep their order.
                key={index}
                className={`flex items-center gap-3 line-below ${styles.line}`}
                data-state={line.state}
              >
                <span className="flex-1">{nameOf(line)}</span>
                <span className={styles.hours}>{line.hours}</span>
              </li>
            ))}
          </ul>
          <p className="mt-5 text-center">
            <WordButton onClick={onRecord}>{copy.record}</WordButton>
          </p>
        </>
      )}
    </section>
  )

  /** 'Module 1, online'; 'Module 2, booked' */
  function nameOf({ course, title, kind, state }: CreditLine): string {
    const name = course ? wordsIn(language).courseLabel(course) : title
    const what = state === 'booked' ? copy.booked : kind === 'online' ? copy.online : copy.handsOn
    return `${name}, ${what}`
  }
}

type RingProps = { earned: number; booked: number; all: number; label: string }

function Ring({ earned, booked, all, label }: RingProps) {
  const circle = { cx: 102, cy: 102, r: 98, pathLength: all }
  return (
    <svg viewBox="0 0 204 204" role="img" aria-label={label}>
      <circle {...circle} className={styles.track} />
      {booked > 0 && (
        <circle
          {...circle}
          className={styles.booked}
          strokeDasharray={`${booked} ${all}`}
          strokeDashoffset={-earned}
        />
      )}
      {earned > 0 && <circle {...circle} className={styles.earned} strokeDasharray={`${earned} ${all}`} />}
    </svg>
  )
}
