// What staff do, as the record stores it: each verb with its facts. The record is kept for good, so a verb keeps its name, and
// a fact that is added later is optional.
import { z } from 'zod'
import { cents, day, instant } from './fields.ts'

const id = z.string()
const uuid = z.uuid()
const ids = z.array(id).readonly()
const uuids = z.array(uuid).readonly()
const texts = z.array(z.string()).readonly()
const count = z.int()

const registration = { registrationId: uuid }
const person = { personId: id }
const member = { staffId: uuid }
const dateOfCourse = z.object({ course: z.string(), start: day })
const date = { date: dateOfCourse }
const place = { placeId: id, ...date }
const entry = { entry: z.object({ kind: z.string(), key: z.string() }) }
const courses = { ...registration, items: texts, amount: cents }
const askedBy = uuid.optional()
const wire = {
  wireId: id,
  registrationId: uuid.nullable(),
  offerId: id.nullable(),
  method: z.enum(['wire', 'check']),
  amount: cents,
}
const note = { registrationId: uuid.optional(), personId: id.optional() }
const liveSession = { liveSessionId: id, course: z.string() }

type Facts = z.ZodRawShape
const changes = <F extends Facts>(facts: F) => ({ isChange: true, facts: z.object(facts) })
/** Looks, exports, emails or asks: a form that was opened before is still right. */
const leaves = <F extends Facts>(facts: F) => ({ isChange: false, facts: z.object(facts) })

export const verbs = {
  'app.added': changes({}),
  'app.removed': changes({}),
  'passkey.added': changes({}),
  'passkey.removed': changes({}),
  'recovery-codes.made': changes({}),
  'staff.invited': changes({ ...member, role: z.string() }),
  'staff.joined': changes({}),
  'staff.name-changed': changes({}),
  'staff.removed': changes(member),
  'staff.role-changed': changes({ ...member, from: z.string(), to: z.string() }),
  'staff.session-ended': changes(member),
  'staff.signed-in': leaves({ way: z.string(), browser: z.string(), device: z.string() }),
  'staff.signed-out': changes({ ended: count }),

  'registration.address-corrected': changes(registration),
  'registration.canceled': changes({ ...courses, policy: cents.nullable(), askedBy }),
  'registration.confirmation-resent': changes(registration),
  'registration.moved': changes({ ...registration, course: z.string(), from: day.nullable(), to: day }),
  'registration.name-corrected': changes(registration),
  'registration.refunded': changes({ ...courses, askedBy }),
  'registration.release-noticed': changes(registration),
  'registrations.emailed': leaves({ registrationIds: uuids }),
  'registrations.exported': leaves({ filters: texts }),
  'refund.asked': leaves({ ...courses, policy: cents, keeps: z.boolean() }),
  'refund.declined': leaves({ ...registration, amount: cents, askedBy: uuid }),
  'refund.request-withdrawn': leaves({ ...registration, amount: cents }),
  'refund.made-offline': changes({ ...registration, amount: cents, byBank: cents }),
  'refund.retried': changes({ ...registration, refunds: count }),
  'change.asked': leaves({ change: z.string(), amount: cents }),
  'note.added': leaves(note),
  'note.deleted': leaves(note),

  'credit.given': changes({ creditId: id, amount: cents, source: z.string() }),
  'credit.reversed': changes({ creditId: id, amount: cents }),
  'discount-code.made': changes({ discountCode: id, orders: count }),
  'discount-code.ended': changes({ discountCode: id }),
  'offer.made': changes({ offerId: id, items: texts, amount: cents }),
  'offer.emailed': leaves({ offerId: id }),
  'offer.withdrawn': changes({ offerId: id }),
  'wire.recorded': changes(wire),
  'wire.confirmed': changes(wire),
  'wire.withdrawn': changes(wire),
  'wire.refunded': changes({ ...registration, amount: cents }),
  'money.exported': leaves({ from: day, to: day }),

  'date.added': changes({ ...date, end: day, spots: count }),
  'date.agd-exported': leaves(date),
  'date.canceled': changes({
    ...date,
    moveTo: day.nullable(),
    refund: cents,
    forgiven: cents,
    registrationIds: uuids,
  }),
  'date.closed': changes(date),
  'date.emailed': leaves({ ...date, people: count }),
  'date.moved': changes({ ...date, movedTo: dateOfCourse, notified: count }),
  'date.seats-changed': changes({ ...date, spots: count, before: count, offered: count }),
  'attendance.marked': changes({ ...date, halfDay: count, mark: z.string(), registrationIds: uuids }),
  'place.moved-up': changes(place),
  'place.offer-extended': changes(place),
  'place.removed': changes(place),

  'course.completed': changes({
    ...registration,
    course: z.string(),
    on: day,
    hours: z.number(),
    certificate: id,
  }),
  'course.completion-undone': changes({
    ...registration,
    course: z.string(),
    on: day,
    certificates: ids,
  }),
  'certificate.replaced': changes({ certificate: id, replacement: id }),
  'certificate.revoked': changes({ certificate: id }),
  'award-entry.decided': changes({ awardEntryId: id, state: z.string() }),
  'award-step.recorded': changes({ ...person, award: z.string(), step: z.string(), doneOn: day }),
  'award-test.recorded': changes({ ...person, takenOn: day, score: z.number() }),

  'file.deleted': changes({ fileId: id, course: z.string() }),
  'file.uploaded': changes({ fileId: id, course: z.string(), kind: z.string() }),
  'live-session.added': changes({ ...liveSession, startsAt: instant }),
  'live-session.changed': changes({ ...liveSession, startsAt: instant }),
  'live-session.deleted': changes(liveSession),
  'test-rules.set': changes({
    course: z.string(),
    questions: count,
    minutes: count,
    passMark: z.number(),
    waitDays: count,
  }),
  'extra-time.given': changes({ ...person, percent: z.number() }),

  'draft.deleted': changes(entry),
  'draft.saved': changes(entry),
  'entry.published': changes({ ...entry, version: count, from: instant.nullable() }),
  'entry.taken-back': changes({ ...entry, version: count }),
  'picture.added': changes({ pictureId: id }),

  'account.disabled': changes(person),
  'account.enabled': changes(person),
  'account.reset-emailed': leaves(person),
  'person.erased': changes({ personId: id.nullable(), registrationIds: uuids }),
  'person.exported': leaves(person),
  'person.shown': leaves(person),
  'email.copied': leaves({ emailId: id }),
  'email.requeued': leaves({ emailIds: ids }),
  'question.answered': changes({ question: id }),

  'backup.made': leaves({ tables: count, bytes: count }),
  'backup.restored': changes({ takenAt: z.string() }),
  'key.rotated': changes({ key: id }),
  'reconciliation.run': leaves({ found: count }),
  'reconciliation.repaired': changes({
    registrationId: uuid.optional(),
    placeId: id.optional(),
    paymentId: id.optional(),
    changed: texts,
  }),
  'record.exported': leaves({ filters: texts }),
}

export type Verb = keyof typeof verbs
export type FactsOf<V extends Verb> = z.infer<(typeof verbs)[V]['facts']>
/** What was done, without who did it and when. */
export type Action = { [V in Verb]: { verb: V; facts: FactsOf<V> } }[Verb]

/** The actions after which a form that was opened before is stale. */
export const changingVerbs = (Object.keys(verbs) as Verb[]).filter((verb) => verbs[verb].isChange)

/** In answers: the record was checked when it was written. */
export const recordedAction = z.object({
  verb: z.string(),
  facts: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodType<Action>
