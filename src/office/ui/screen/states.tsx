// What a list or block shows when there is nothing to show, or not yet, or no longer.
import { type ReactNode, useEffect, useState } from 'react'
import { stateCopy, tableCopy } from '#content/en/office/shell.ts'
import { Button } from '../button.tsx'
import { TextButton } from '../text-link.tsx'
import css from './states.module.css'

/** One italic sentence, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.state}>
      <p className={`text-slate font-normal font-serif ${css.empty}`}>{title}</p>
      {children && <div className={`stack justify-items-start mt-8 text-slate ${css.rest}`}>{children}</div>}
    </div>
  )
}

type FilteredProps = {
  title: string
  /** The chips. */
  chips: ReactNode
  /** The filter whose removal brings rows back. */
  drop?: { value: string; count: number; run: () => void } | undefined
}

export function FilteredEmpty({ title, chips, drop }: FilteredProps) {
  return (
    <Empty title={title}>
      {chips}
      {drop && (
        <p className="text-slate">
          {tableCopy.without(drop.value, drop.count)}{' '}
          <TextButton onClick={drop.run}>{tableCopy.showThem}</TextButton>
        </p>
      )}
    </Empty>
  )
}

const lineWidths = [72, 58, 80, 64, 75, 50]

/** Hairlines after 300 ms: what answers sooner does not flicker. */
export function Loading() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.loading} role="status">
      <span className="only-read">{isShown && stateCopy.loading}</span>
      {isShown &&
        lineWidths.map((width) => (
          <i key={width} className={`block line-below ${css.line}`} style={{ width: `${width}%` }} />
        ))}
    </div>
  )
}

type FailedProps = {
  /** What did not load, as a sentence. */
  sentence?: string
  /** When what is still shown was loaded. */
  shownFrom?: string | undefined
  onRetry: () => void
}

export function Failed({ sentence = stateCopy.failed, shownFrom, onRetry }: FailedProps) {
  return (
    <div className={css.failed} role="alert">
      <p>
        <span className="text-red">{sentence}</span>
        {shownFrom && <span className="text-slate"> {stateCopy.shownFrom(shownFrom)}</span>}
      </p>
      <Button kind="strong" onClick={onRetry}>
        {stateCopy.tryAgain}
      </Button>
    </div>
  )
}

export function Offline({ since }: { since: string }) {
  return (
    <div className={css.offline} role="status">
      <p>
        {stateCopy.offline} <span className="text-slate">{stateCopy.offlineNote}</span>
      </p>
      <p className="text-note text-slate">{stateCopy.since(since)}</p>
    </div>
  )
}
