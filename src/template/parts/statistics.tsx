import { useEffect, useRef, useState } from 'react'
import { type Statistic, statistics } from '../words/figures.ts'
import { Icon } from './icon.tsx'
import style from './statistics.module.css'

export function Statistics() {
  return (
    <ul className={style.list}>
      {statistics.map((statistic) => (
        <Figure key={statistic.sector} {...statistic} />
      ))}
    </ul>
  )
}

function Figure({ icon, num, sector }: Statistic) {
  const { shown, place } = useCountUp(num)
  return (
    <li className={style.figure} ref={place}>
      <Icon name={icon} size={36} />
      <span className={style.number} aria-hidden="true">
        {shown}
      </span>
      <span className={style.spoken}>{num}</span>
      <span>{sector}</span>
    </li>
  )
}

const countingTime = 1200

/** Counts up from zero when it becomes visible. Screen readers get the final figure. */
function useCountUp(num: string) {
  const place = useRef<HTMLLIElement>(null)
  const [shown, setShown] = useState(num)

  useEffect(() => {
    const [figure = '', unit = ''] = num.split(/(?<=\d)(?=\D|$)/)
    if (!place.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const count = (start: number) => (now: number) => {
      const part = Math.min((now - start) / countingTime, 1)
      setShown(Math.round(Number(figure) * part) + unit)
      if (part < 1) frame = requestAnimationFrame(count(start))
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      frame = requestAnimationFrame((now) => count(now)(now))
    })
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [num])

  return { shown, place }
}
