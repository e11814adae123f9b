import { useEffect, useState } from 'react'
import { clockTime } from '#content/clock-time.ts'
import type { Copy } from '#content/en/registration/register.ts'
import type { Language } from '#domain/people/language.ts'

const minute = 60_000

/** Shows until when the seat is held, warns two minutes before the end and says when the hold has ended. */
export function HeldSeat({
  copy,
  language,
  until,
}: {
  copy: Copy['held']
  language: Language
  until: string
}) {
  const left = useTimeLeft(until)
  return (
    <div className="text-small second">
      {left !== 'none' && <p>{copy.until(clockTime(until, language))}</p>}
      <p role="status">{left === 'little' ? copy.ending : left === 'none' && copy.over}</p>
    </div>
  )
}

type TimeLeft = 'enough' | 'little' | 'none'

/** Polls the clock: a single timer would be late by as long as the machine slept. */
function useTimeLeft(until: string): TimeLeft {
  const [left, setLeft] = useState(() => timeLeft(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft(until)), 5000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function timeLeft(until: string): TimeLeft {
  const left = Date.parse(until) - Date.now()
  if (left <= 0) return 'none'
  return left <= 2 * minute ? 'little' : 'enough'
}
