import { useEffect, useState } from 'react'
import type { IpInfo } from '#contract/visitors.ts'
import { get } from './api.ts'
import { readItem, writeItem } from './storage.ts'

const keptFor = 24 * 60 * 60 * 1000

/** Whether the visitor is in the Middle East or Africa. Not known, not asked yet and failed all mean no. */
export function useIsInMiddleEastOrAfrica(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    let wanted = true
    readRegion().then((info) => wanted && setIsThere(info?.isInMiddleEastOrAfrica === true))
    return () => {
      wanted = false
    }
  }, [])
  return isThere
}

async function readRegion(): Promise<IpInfo | null> {
  const kept = keptRegion()
  if (kept) return kept
  try {
    const info = await get<IpInfo>('/api/ipinfo')
    writeItem('ipInfo', JSON.stringify(info))
    writeItem('ipInfoTimestamp', String(Date.now()))
    return info
  } catch {
    return null
  }
}

function keptRegion(): IpInfo | null {
  const age = Date.now() - Number(readItem('ipInfoTimestamp') ?? 0)
  if (!(age >= 0 && age < keptFor)) return null
  try {
    return JSON.parse(readItem('ipInfo') ?? 'null')
  } catch {
    return null
  }
}
