import { moves } from './moves.ts'

export const frameCount = (moves.at(-1)?.lastFrame ?? 0) + 1

/** Most of a move is seen before its words rest, so that they describe what has just happened. */
const lead = 0.75

/** The frame for a position in the story: 0 is the first move, 1 the second. The film ends when the last one rests. */
export function frameAt(position: number): number {
  const end = moves.length - 1
  const index = Math.min(end, Math.max(0, Math.floor(position + lead)))
  const from = Math.max(0, index - lead)
  const to = Math.min(end, index + 1 - lead)
  const first = (moves[index - 1]?.lastFrame ?? -1) + 1
  const last = moves[index]?.lastFrame ?? first
  const share = Math.min(1, Math.max(0, (position - from) / (to - from)))
  return Math.round(first + share * (last - first))
}

/** Every eighth frame first, then those between: the film is complete early, and gets smoother. */
export function loadingOrder(): number[] {
  const order = new Set<number>()
  for (const step of [8, 4, 2, 1]) for (let frame = 0; frame < frameCount; frame += step) order.add(frame)
  return [...order]
}
