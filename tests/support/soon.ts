import { vi } from 'vitest'

/** Waits until the check holds: at once on a quiet machine, longer on a busy one. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 })
}
