import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { timeOf } from '#content/en/office/times.ts'
import { Offline } from '../ui/screen/states.tsx'
import css from './offline-strip.module.css'

/** Above the screen while the browser has no connection: reading goes on. */
export function OfflineStrip() {
  const [since, setSince] = useState<Date | null>(null)
  useEffect(() => onlineManager.subscribe((isOnline) => setSince(isOnline ? null : new Date())), [])
  return (
    since && (
      <div className={css.strip}>
        <Offline since={timeOf(since)} />
      </div>
    )
  )
}
