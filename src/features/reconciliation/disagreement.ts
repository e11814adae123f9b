/** A sentence for staff, and what ends the disagreement: `repair`, or a decision that staff make in the office. */
export type Disagreement = {
  sentence: string
  /** What `repair` takes; null if staff must decide. */
  repair: string | null
  /** The office's page on which staff decide, such as /registrations/…; null if `repair` ends it. */
  page: string | null
}

type Remedy = Pick<Disagreement, 'repair' | 'page'>

export const repairable = (what: string): Remedy => ({ repair: what, page: null })

export const forStaff = (page: string): Remedy => ({ repair: null, page })

export const onRegistration = (id: string): Remedy => forStaff(`/registrations/${id}`)

/** The line below the sentence, for whoever is not in the office. */
export function remedyOf({ repair, page }: Remedy, officeOrigin: string): string {
  return repair === null ? `${officeOrigin}/office${page}` : `npm run academy -- repair ${repair}`
}
