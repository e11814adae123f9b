// What an action of staff is about.

/**
 * The facts that identify something, and what. The first one of a verb is its subject; the record finds an action by all of
 * them.
 */
const identifying = {
  registrationId: 'registration',
  registrationIds: 'registration',
  personId: 'person',
  staffId: 'staff',
  askedBy: 'staff',
  date: 'date',
  movedTo: 'date',
  placeId: 'place',
  certificate: 'certificate',
  certificates: 'certificate',
  replacement: 'certificate',
  creditId: 'credit',
  offerId: 'offer',
  discountCode: 'discount code',
  wireId: 'wire',
  paymentId: 'payment',
  emailId: 'email',
  emailIds: 'email',
  entry: 'catalogue entry',
  awardEntryId: 'award entry',
  fileId: 'file',
  liveSessionId: 'live session',
  pictureId: 'picture',
  question: 'question',
  course: 'course',
} as const

export type SubjectKind = (typeof identifying)[keyof typeof identifying]
export const subjectKinds = [...new Set(Object.values(identifying))]
export type Subject = { kind: SubjectKind; id: string }

/** Its id is 'module2/2026-02-05'. */
export const dateSubject = ({ course, start }: { course: string; start: string }): Subject => ({
  kind: 'date',
  id: `${course}/${start}`,
})

/** Its id is 'price/module2'. */
export const entrySubject = ({ kind, key }: { kind: string; key: string }): Subject => ({
  kind: 'catalogue entry',
  id: `${kind}/${key}`,
})

/** The subject of an action with these facts, then whatever else they mention. */
export function subjectsOf(facts: object): Subject[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const kind = name in identifying ? identifying[name as keyof typeof identifying] : null
    if (kind === null || value === null || value === undefined) return []
    return (Array.isArray(value) ? value : [value]).map((one) => subjectIn(kind, one))
  })
}

function subjectIn(kind: SubjectKind, value: string | object): Subject {
  if (typeof value === 'string') return { kind, id: value }
  return 'course' in value ? dateSubject(value as never) : entrySubject(value as never)
}
