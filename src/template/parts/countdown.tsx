import { useEffect, useState } from 'react'
import style from './countdown.module.css'

/** Runs only in the browser, because the page is rendered at build time. */
export function Countdown({ title, until }: { title: string; until: string }) {
  const left = useTimeLeft(new Date(until).getTime())
  if (left !== null && left <= 0) return <p className={style.expired}>EXPIRED</p>
  return (
    <>
      <h2>{title}</h2>
      <div role="timer" aria-label="Time until the event starts">
        <dl className={style.clock}>
          {parts(left ?? 0).map(([name, value]) => (
            <div key={name} className={style.part}>
              <dt>{name}</dt>
              <dd className={style.number}>{left === null ? '–' : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

function useTimeLeft(end: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setLeft(end - Date.now())
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}

function parts(milliseconds: number): readonly [string, number][] {
  const seconds = Math.ceil(milliseconds / 1000)
  return [
    ['Days', Math.floor(seconds / 86_400)],
    ['Hours', Math.floor(seconds / 3600) % 24],
    ['Minutes', Math.floor(seconds / 60) % 60],
    ['Seconds', seconds % 60],
  ]
}
