import { expect, test } from 'vitest'
import { frameAt, frameCount, loadingOrder } from './frame-at.ts'
import { moves } from './moves.ts'

test('the film runs from the first frame to the last without skipping back', () => {
  const frames = Array.from({ length: 501 }, (_, step) => frameAt(step / 100))
  expect(frames).toEqual(frames.toSorted((a, b) => a - b))
  expect(frameAt(-3)).toBe(0)
  expect(frameAt(9)).toBe(frameCount - 1)
})

test('the film ends where the last move rests', () => {
  expect(frameAt(moves.length - 1)).toBe(frameCount - 1)
})

test('where a move rests, the film shows a frame of that move', () => {
  moves.forEach(({ lastFrame }, index) => {
    expect(frameAt(index)).toBeLessThanOrEqual(lastFrame)
    expect(frameAt(index)).toBeGreaterThan(moves[index - 1]?.lastFrame ?? -1)
  })
})

test('every frame is loaded once, and all parts of the film early', () => {
  const order = loadingOrder()
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: frameCount }, (_, frame) => frame))
  expect(order.slice(0, 8)).toEqual([0, 8, 16, 24, 32, 40, 48, 56])
})
