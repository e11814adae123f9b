// Tests of a file share one app and database, which cost more than the tests, and each starts from the same state.
import { beforeEach } from 'vitest'
import type { TestApp } from './app.ts'
import { rememberRows } from './remember-rows.ts'

/** Resets rows and clock before each test to what they are now. */
export async function resetBeforeEachTest({ pool, clock }: Pick<TestApp, 'pool' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString()
  const restore = await rememberRows(pool)
  beforeEach(async () => {
    clock.set(now)
    await restore()
  })
}
