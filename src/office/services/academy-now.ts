import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reading } from './queries.ts'

export const todayQuery = { ...reading('GET /api/office/today'), staleTime: 30_000, refetchInterval: 60_000 }

/** The academy's time, which a test or a sandbox may move; the browser's until the office has answered. */
export function useAcademyNow(): Date {
  const { data, dataUpdatedAt } = useQuery(todayQuery)
  const [browserNow, setBrowserNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setBrowserNow(Date.now()), 20_000)
    return () => clearInterval(timer)
  }, [])
  return new Date(data ? Date.parse(data.now) + Math.max(0, browserNow - dataUpdatedAt) : browserNow)
}
