import { type ReactNode, useEffect, useState } from 'react'
import type { Copy } from '#content/en/classroom/learn-test.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './test-header.module.css'

type TestHeaderProps = { copy: Copy; title: string; course: string; children?: ReactNode }

/** Title, what is saved, the clock, and the way out: leaving ends nothing. */
export function TestHeader({ copy, title, course, children }: TestHeaderProps) {
  return (
    <header className={`page row items-baseline py-3 row ${styles.header}`}>
      <p className={`serif serif ${styles.title}`}>{title}</p>
      {children}
      <div className={styles.leave}>
        <Button size="small" to={leaveTo(course)}>
          {copy.header.leave}
        </Button>
      </div>
    </header>
  )
}

/** Leaving ends nothing: the test waits, and its clock runs on. */
export function leaveTo(course: string): string {
  return course === 'fellowship' ? '/learn' : `/learn/${course}`
}

type ClockProps = { copy: Copy; deadline: string; now: string; onTimeUp: () => void }

/** Minutes at which the time left is read aloud. */
const readAt = [30, 10, 5, 1]

/** The time left by the academy's clock. */
export function Clock({ copy, deadline, now, onTimeUp }: ClockProps) {
  const [ends] = useState(() => Date.now() + Date.parse(deadline) - Date.parse(now))
  const [left, setLeft] = useState(() => Math.max(0, Math.ceil((ends - Date.now()) / 1000)))
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((ends - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [ends])

  const isUp = left === 0
  useEffect(() => {
    if (!isUp) return
    onTimeUp()
    // Until the result has arrived, perhaps after the connection is back.
    const timer = setInterval(onTimeUp, 5000)
    return () => clearInterval(timer)
  }, [isUp, onTimeUp])

  const minutes = Math.ceil(left / 60)
  const told = readAt.findLast((limit) => minutes <= limit)
  const [first] = useState(told)
  return (
    <p className="flex items-baseline gap-3">
      <span className={styles.timeLeft}>{copy.header.timeLeft}</span>{' '}
      <time className={`serif leading-1 serif ${styles.time}`}>{clockTime(left)}</time>
      <span role="status" className="visually-hidden">
        {told !== undefined && told !== first && copy.minutesLeft(told)}
      </span>
    </p>
  )
}

/** 3725 → '1:02:05' */
function clockTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
