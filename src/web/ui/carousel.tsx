import { type TouchEvent, useCallback, useDeferredValue, useRef, useState } from 'react'
import { ArrowIcon } from './arrow-icon.tsx'
import styles from './carousel.module.css'
import { Picture, type PictureFile } from './picture.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useLive } from './use-live.ts'

export type CarouselPicture = { of: PictureFile; alt: string }

type CarouselWords = {
  /** What it is, after its label: 'carousel'. */
  kind: string
  label: string
  previous: string
  next: string
  pause: string
  play: string
  goTo: (first: number, last: number) => string
  announce: (first: number, last: number, total: number) => string
}

const interval = 5000
const shown = 2
/** Less than a finger's width is a tap, not a swipe. */
const swipe = 40

/** Pictures two at a time. The index steps by two and wraps; it advances by itself every 5000 ms. */
export function Carousel({
  pictures,
  words,
}: {
  pictures: readonly CarouselPicture[]
  words: CarouselWords
}) {
  const [index, setIndex] = useState(0)
  const [announced, setAnnounced] = useState('')
  const region = useRef<HTMLElement>(null)
  const touchedAt = useRef(0)
  const total = pictures.length
  // In slices: twenty pictures are drawn that were not rendered ahead.
  const live = useDeferredValue(useLive())

  const advance = useCallback(() => setIndex((now) => (now + shown) % total), [total])
  const { running, setRunning } = useAutoAdvance(region, { advance, interval, step: index })

  /** Asked for by hand: then it is also said. What moves by itself stays silent. */
  const goTo = (target: number) => {
    const next = (target + total) % total
    setIndex(next)
    setAnnounced(words.announce(next + 1, next + shown, total))
  }
  const endTouch = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt.current
    if (Math.abs(moved) > swipe) goTo(index + (moved < 0 ? shown : -shown))
  }
  const starts = pictures.map((_, at) => at).filter((at) => at % shown === 0)

  return (
    <section ref={region} aria-roledescription={words.kind} aria-label={words.label}>
      <ul
        className={styles.window}
        onTouchStart={({ touches }) => {
          touchedAt.current = touches[0]?.clientX ?? 0
        }}
        onTouchEnd={endTouch}
      >
        {starts.map((start) => (
          <Pair
            key={start}
            pictures={pictures.slice(start, start + shown)}
            distance={distance(start, index, total)}
            first={start === 0}
            live={live}
          />
        ))}
      </ul>
      <div className={`page ${styles.controls}`}>
        <p className={styles.counter} aria-hidden="true">
          {index + 1}–{index + shown} <span className={styles.total}>/ {total}</span>
        </p>
        <div className={styles.dots}>
          {starts.map((start) => (
            <button
              key={start}
              type="button"
              className={styles.dot}
              aria-label={words.goTo(start + 1, start + shown)}
              aria-current={start === index || undefined}
              onClick={() => goTo(start)}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.pause}
            aria-label={running ? words.pause : words.play}
            onClick={() => setRunning(!running)}
          >
            <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
              <path d={running ? 'M3 2h3v12H3zM10 2h3v12h-3z' : 'M4 2l9 6-9 6z'} />
            </svg>
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={words.previous}
            onClick={() => goTo(index - shown)}
          >
            <ArrowIcon to="left" />
          </button>
          <button
            type="button"
            className={`${styles.arrow} ${styles.next}`}
            aria-label={words.next}
            onClick={() => goTo(index + shown)}
          >
            <ArrowIcon to="right" />
          </button>
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </section>
  )
}

type PairProps = { pictures: readonly CarouselPicture[]; distance: number; first: boolean; live: boolean }

/**
 * Only the current pair is seen, and only it is rendered ahead. Once the page has settled, the ones beside it are
 * fetched before their turn; the others are not laid out, so that nothing of them is fetched.
 */
function Pair({ pictures, distance, first, live }: PairProps) {
  const place = distance === 0 ? 'current' : distance < 0 ? 'before' : 'after'
  const beside = live && Math.abs(distance) <= shown
  return (
    <li className={styles.pair} data-place={place} data-far={(distance !== 0 && !beside) || undefined}>
      {(distance === 0 || live) &&
        pictures.map(({ of, alt }) => (
          <Picture
            key={of.src}
            of={of}
            alt={alt}
            sizes="50vw"
            className={styles.picture}
            first={first}
            soon={beside}
          />
        ))}
    </li>
  )
}

/** How far a pair lies from the current one, the shorter way round. */
function distance(start: number, index: number, total: number): number {
  const forward = (start - index + total) % total
  return forward > total / 2 ? forward - total : forward
}
