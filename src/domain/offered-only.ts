/** Items that are sold by offers only. */
export const offeredOnly = ['residency', 'fellowship-fee', 'mastership-fee'] as const
export type OfferedOnly = (typeof offeredOnly)[number]

export function isOfferedOnly(id: string): id is OfferedOnly {
  return offeredOnly.some((one) => one === id)
}
