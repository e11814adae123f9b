import type { Clocks } from '#domain/clock.ts'
import { startOfDay } from '#domain/days.ts'

const real = { now: () => new Date() }

/** With ACADEMY_NOW the academy's calendar starts at that day, now, and runs on. */
export function makeClocks({ academyNow }: { academyNow: string | null }): Clocks {
  if (!academyNow) return { real, academy: real }
  const offset = startOfDay(academyNow).getTime() - real.now().getTime()
  return { real, academy: { now: () => new Date(real.now().getTime() + offset) } }
}
