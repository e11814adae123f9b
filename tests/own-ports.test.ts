import { expect, test } from 'vitest'
import { portsOf } from './support/own-ports.ts'

test('workers get different ports, outside the ephemeral range of the system', () => {
  const workers = [0, 1, 2, 3, 16]
  const ports = workers.flatMap((worker) => {
    const own = portsOf(worker)
    return Array.from({ length: 1000 }, () => own.next().value)
  })
  expect(new Set(ports).size).toBe(workers.length * 1000)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
