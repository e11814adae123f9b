import { useEffect, useState } from 'react'
import type { IpInfo } from '#contract/visitors.ts'
import { read } from './api.ts'
import { readItem, writeItem } from './storage.ts'

const maxAgeMs = 24 * 60 * 60 * 1000

/** Whether the visitor is in the Middle East or Africa; false while loading and after a failure. */
export function useIsInMiddleEastOrAfrica(): boolean {
  const [isInRegion, setIsInRegion] = useState(false)
  // Not useRequest: the frame never unmounts or retries, and the hook would enlarge the first load.
  useEffect(() => {
    readRegion().then((info) => setIsInRegion(info?.isInMiddleEastOrAfrica === true))
  }, [])
  return isInRegion
}

async function readRegion(): Promise<IpInfo | null> {
  const cached = cachedRegion()
  if (cached) return cached
  try {
    const info = await read('GET /api/ipinfo')
    writeItem('ipInfo', JSON.stringify(info))
    writeItem('ipInfoTimestamp', String(Date.now()))
    return info
  } catch {
    return null
  }
}

function cachedRegion(): IpInfo | null {
  const age = Date.now() - Number(readItem('ipInfoTimestamp') ?? 0)
  if (!(age >= 0 && age < maxAgeMs)) return null
  try {
    return JSON.parse(readItem('ipInfo') ?? 'null')
  } catch {
    return null
  }
}
