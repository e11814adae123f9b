import { expect, test } from 'vitest'
import { type Ledger, ledgerPdf } from '#features/awards/ce-record.ts'
import { draw } from './draw.ts'

const ledger: Ledger = {
  person: {
    name: 'Alex Rivera',
    email: 'a@mail.example',
    agdNumber: null,
    licenseNumber: null,
    licenseState: null,
  },
  entries: Array.from({ length: 20 }, (_, nth) => ({
    earnedOn: '2025-08-01',
    title: `Course ${nth}`,
    provider: 'Academy',
    kind: 'online',
    hours: 8,
    certificateCode: null,
  })),
  issuedOn: '2025-08-01',
  language: 'en',
  country: null,
  origin: 'https://academy.example',
}
const burst = (make: () => Promise<Buffer>) => Promise.all(Array.from({ length: 15 }, make))

/** The longest time that another request would wait for the main thread, in milliseconds. */
async function stallDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const ticking = setInterval(tick, 2)
  await work()
  tick()
  clearInterval(ticking)
  return longest
}

test('a burst of documents leaves the main thread free', async () => {
  const inProcess = () => draw('192.0.2.7', 'ledger', ledger)
  const onMain = () => ledgerPdf(ledger)
  await Promise.all([inProcess(), onMain()])
  const before = await stallDuring(() => burst(onMain))
  const after = await stallDuring(() => burst(inProcess))
  process.stdout.write(
    `15 documents: on the main thread others wait ${before.toFixed(0)} ms, in a process of their own ${after.toFixed(0)} ms\n`,
  )
  expect(after).toBeLessThan(before / 3)
})

test('a document that cannot be drawn fails alone', async () => {
  await expect(draw('192.0.2.7', 'ledger', { ...ledger, origin: 'no origin' })).rejects.toThrow('Invalid URL')
  expect((await draw('192.0.2.7', 'ledger', ledger)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a network with more documents than may wait is refused, another is not', async () => {
  const asked = Array.from({ length: 40 }, (_, nth) => draw(`192.0.2.${nth}`, 'ledger', ledger))
  const other = draw('198.51.100.1', 'ledger', ledger)
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(9)
  expect((await other).length).toBeGreaterThan(0)
})
