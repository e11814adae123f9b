import { type ProgramId, programIds } from './catalogue.ts'

/** Items that are not in the catalog: the Residency is sold by offers, award fees also in the account. */
export const offeredOnly = ['residency', 'fellowship-fee', 'mastership-fee'] as const
export type OfferedOnly = (typeof offeredOnly)[number]

export function isOfferedOnly(id: string): id is OfferedOnly {
  return offeredOnly.some((one) => one === id)
}

export function feeOf(award: ProgramId): OfferedOnly {
  return `${award}-fee`
}

/** The award whose fee an item is; undefined for any other item. */
export function awardOfFee(id: string): ProgramId | undefined {
  return programIds.find((award) => feeOf(award) === id)
}
