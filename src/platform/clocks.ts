import type { Clock, Clocks } from '#domain/dates/clock.ts'
import { type Day, startOfDay } from '#domain/dates/days.ts'

const machine: Clock = { now: () => new Date() }

/** With `academyNow` the academy's clock starts at the beginning of that day in Los Angeles and runs on. */
export function makeClocks({ academyNow, real = machine }: { academyNow: Day | null; real?: Clock }): Clocks {
  if (academyNow === null) return { real, academy: real }
  const shift = startOfDay(academyNow).getTime() - real.now().getTime()
  return { real, academy: { now: () => new Date(real.now().getTime() + shift) } }
}

/** Converts an instant of the real clock to the academy's, for display. */
export function onAcademyCalendar(instant: Date, { real, academy }: Clocks): Date {
  return new Date(academy.now().getTime() + instant.getTime() - real.now().getTime())
}
