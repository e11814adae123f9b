import { beforeEach, expect, test, vi } from 'vitest'
import { openVisitBuffer } from './visit-buffer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function bufferOver(write: (visits: readonly number[]) => Promise<void>, most = 100_000) {
  const warn = vi.fn()
  return { warn, buffer: openVisitBuffer<number>({ write, warn, most }) }
}

test('visits that arrive together are written together', async () => {
  const written: (readonly number[])[] = []
  const { buffer } = bufferOver(async (visits) => void written.push(visits))
  for (const visit of [1, 2, 3]) buffer.add(visit)
  expect(written).toEqual([])
  await vi.runAllTimersAsync()
  expect(written).toEqual([[1, 2, 3]])
})

test('a burst is written in batches, each visit once', async () => {
  const written: number[] = []
  const { buffer } = bufferOver(async (visits) => void written.push(...visits))
  const burst = Array.from({ length: 10_000 }, (_, visit) => visit)
  for (const visit of burst) buffer.add(visit)
  await vi.runAllTimersAsync()
  expect(written).toEqual(burst)
})

test('visits wait while the database is unreachable', async () => {
  const written: number[] = []
  let reachable = false
  const { buffer, warn } = bufferOver(async (visits) => {
    if (!reachable) throw new Error('connection refused')
    written.push(...visits)
  })
  buffer.add(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('connection refused'))
  buffer.add(2)
  reachable = true
  await vi.runAllTimersAsync()
  expect(written).toEqual([1, 2])
})

test('the queue is bounded, and dropped visits are logged', async () => {
  const written: number[] = []
  let reachable = false
  const write = async (visits: readonly number[]) => {
    if (!reachable) throw new Error('connection refused')
    written.push(...visits)
  }
  const { buffer, warn } = bufferOver(write, 10)
  for (let visit = 0; visit < 25; visit++) buffer.add(visit)
  reachable = true
  await vi.runAllTimersAsync()
  expect(written).toHaveLength(10)
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^15 visits were not counted/))
})

test('closing writes all queued visits', async () => {
  const written: number[] = []
  const { buffer } = bufferOver(async (visits) => void written.push(...visits))
  buffer.add(1)
  await buffer.close()
  expect(written).toEqual([1])
})
