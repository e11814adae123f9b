import { beforeEach, expect, test, vi } from 'vitest'
import { openVisitBook } from './visit-book.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function bookOver(write: (visits: readonly number[]) => Promise<void>, most = 100_000) {
  const warn = vi.fn()
  return { warn, book: openVisitBook<number>({ write, warn, most }) }
}

test('visits that come together are written together', async () => {
  const written: (readonly number[])[] = []
  const { book } = bookOver(async (visits) => void written.push(visits))
  for (const visit of [1, 2, 3]) book.note(visit)
  expect(written).toEqual([])
  await vi.runAllTimersAsync()
  expect(written).toEqual([[1, 2, 3]])
})

test('a burst is written in batches, none missing, none twice', async () => {
  const written: number[] = []
  const { book } = bookOver(async (visits) => void written.push(...visits))
  const burst = Array.from({ length: 10_000 }, (_, visit) => visit)
  for (const visit of burst) book.note(visit)
  await vi.runAllTimersAsync()
  expect(written).toEqual(burst)
})

test('visits wait while the database is out of reach', async () => {
  const written: number[] = []
  let reachable = false
  const { book, warn } = bookOver(async (visits) => {
    if (!reachable) throw new Error('connection refused')
    written.push(...visits)
  })
  book.note(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('connection refused'))
  book.note(2)
  reachable = true
  await vi.runAllTimersAsync()
  expect(written).toEqual([1, 2])
})

test('the memory that they wait in is bounded, and what was let go is said', async () => {
  const written: number[] = []
  let reachable = false
  const write = async (visits: readonly number[]) => {
    if (!reachable) throw new Error('connection refused')
    written.push(...visits)
  }
  const { book, warn } = bookOver(write, 10)
  for (let visit = 0; visit < 25; visit++) book.note(visit)
  reachable = true
  await vi.runAllTimersAsync()
  expect(written).toHaveLength(10)
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^15 visits were not counted/))
})

test('closing writes what is left', async () => {
  const written: number[] = []
  const { book } = bookOver(async (visits) => void written.push(...visits))
  book.note(1)
  await book.close()
  expect(written).toEqual([1])
})
