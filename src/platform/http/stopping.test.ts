import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopWithinLimit } from './stopping.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const made = () => ({ exit: vi.fn(), stderr: { write: vi.fn() } })

test('a stop ends with 0 once every part is closed', async () => {
  const process = made()
  await stopWithinLimit(async () => undefined, process)
  await vi.runAllTimersAsync()
  expect(process.exit.mock.calls).toEqual([[0]])
})

test('a stop ends at its limit although a part never closes', async () => {
  const process = made()
  stopWithinLimit(() => new Promise(() => undefined), process)
  await vi.advanceTimersByTimeAsync(24_000)
  expect(process.exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(process.exit.mock.calls).toEqual([[1]])
  expect(process.stderr.write.mock.calls).toEqual([[expect.stringContaining('25 seconds')]])
})
