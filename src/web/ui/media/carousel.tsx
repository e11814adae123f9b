import { type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import { around, counted, distance, movedTo, placeAt, shown } from '../../hydration/early-carousel.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { ArrowIcon } from '../arrow-icon.tsx'
import styles from './carousel.module.css'
import { Picture, type PictureFile } from './picture.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'

type CarouselPicture = { of: PictureFile; alt: string }

type CarouselWords = {
  /** The role description: 'carousel'. */
  kind: string
  label: string
  previous: string
  next: string
  pause: string
  play: string
  goTo: (first: number, last: number) => string
  announce: (first: number, last: number, total: number) => string
}

type CarouselProps = { pictures: readonly CarouselPicture[]; words: CarouselWords }

const interval = 5000
/** In pixels. A shorter movement is a tap. */
const swipe = 40

/** Shows pictures in pairs, wraps around and advances every 5 seconds. */
export function Carousel({ pictures, words }: CarouselProps) {
  const hydrated = useHydrated()
  const [index, setIndex] = useState(() => (typeof document === 'undefined' ? 0 : movedTo()))
  const [announced, setAnnounced] = useState('')
  const region = useRef<HTMLElement>(null)
  const total = pictures.length

  const advance = useCallback(() => setIndex((now) => around(now + shown, total)), [total])
  const { running, setRunning } = useAutoAdvance(region, { advance, interval, step: index })

  /** Only moves by the visitor are announced. */
  const goTo = (target: number) => {
    const next = around(target, total)
    setIndex(next)
    setAnnounced(words.announce(next + 1, next + shown, total))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a move before hydration, or while it ran.
  useEffect(() => {
    if (movedTo() > 0) goTo(movedTo())
  }, [])
  const starts = pictures.map((_, at) => at).filter((at) => at % shown === 0)

  return (
    <section ref={region} aria-roledescription={words.kind} aria-label={words.label} data-index={index}>
      <ul className={styles.window} {...useSwipe((step) => goTo(index + step))}>
        {starts.map((start) => (
          <Pair
            key={start}
            pictures={pictures.slice(start, start + shown)}
            distance={distance(start, index, total)}
            first={start === 0}
            hydrated={hydrated}
          />
        ))}
      </ul>
      <Controls
        words={words}
        index={index}
        total={total}
        starts={starts}
        running={running}
        onRun={setRunning}
        onGoTo={goTo}
      />
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </section>
  )
}

function useSwipe(onSwipe: (step: number) => void) {
  const start = useRef(0)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientX ?? 0
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - start.current
      if (Math.abs(moved) > swipe) onSwipe(moved < 0 ? shown : -shown)
    },
  }
}

type ControlsProps = {
  words: CarouselWords
  index: number
  total: number
  starts: readonly number[]
  running: boolean
  onRun: (running: boolean) => void
  onGoTo: (index: number) => void
}

function Controls({ words, index, total, starts, running, onRun, onGoTo }: ControlsProps) {
  return (
    <div className={`page ${styles.controls}`}>
      <p className={styles.counter} aria-hidden="true">
        <span data-counter="">{counted(index)}</span> <span className="second">/ {total}</span>
      </p>
      <Dots words={words} starts={starts} index={index} onGoTo={onGoTo} />
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.pause}
          aria-label={running ? words.pause : words.play}
          onClick={() => onRun(!running)}
        >
          <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path d={running ? 'M3 2h3v12H3zM10 2h3v12h-3z' : 'M4 2l9 6-9 6z'} />
          </svg>
        </button>
        <button
          type="button"
          className={styles.arrow}
          aria-label={words.previous}
          data-step={-shown}
          onClick={() => onGoTo(index - shown)}
        >
          <ArrowIcon to="left" />
        </button>
        <button
          type="button"
          className={`${styles.arrow} ${styles.next}`}
          aria-label={words.next}
          data-step={shown}
          onClick={() => onGoTo(index + shown)}
        >
          <ArrowIcon to="right" />
        </button>
      </div>
    </div>
  )
}

function Dots({
  words,
  starts,
  index,
  onGoTo,
}: Pick<ControlsProps, 'words' | 'starts' | 'index' | 'onGoTo'>) {
  return (
    <div className={styles.dots}>
      {starts.map((start) => (
        <button
          key={start}
          type="button"
          className={styles.dot}
          aria-label={words.goTo(start + 1, start + shown)}
          aria-current={start === index || undefined}
          data-at={start}
          onClick={() => onGoTo(start)}
        />
      ))}
    </div>
  )
}

type PairProps = {
  pictures: readonly CarouselPicture[]
  distance: number
  first: boolean
  hydrated: boolean
}

/** After hydration the neighbors of the current pair load, too. The others are not laid out, so nothing fetches them. */
function Pair({ pictures, distance, first, hydrated }: PairProps) {
  const isNeighbor = hydrated && Math.abs(distance) <= shown
  return (
    <li
      className={styles.pair}
      data-place={placeAt(distance)}
      data-far={distance !== 0 && !isNeighbor ? '' : undefined}
    >
      {pictures.map(({ of, alt }) => (
        <Picture
          key={of.src}
          of={of}
          alt={alt}
          sizes="50vw"
          className={styles.picture}
          first={first}
          soon={isNeighbor}
        />
      ))}
    </li>
  )
}
