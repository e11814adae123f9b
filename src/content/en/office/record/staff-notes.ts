// What the record of the staff says about a change. `audit` lists it.
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { TestRules } from '#domain/classroom/classroom-tests.ts'
import type { Day } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { counted } from '../counted.ts'
import { browserAndDevice } from '../staff/invitation.ts'

type CourseDate = { course: CourseId; start: Day }
type Place = CourseDate & { placeId: string }
type Registration = { registrationId: string }
type Courses = Registration & { items: readonly CourseId[]; amount: Cents }

const approval = (askedBy?: string) =>
  askedBy === undefined ? 'without approval' : `asked for by staff member ${askedBy}`

/** Access to the office. Members are named by their ids. */
const access = {
  appAdded: 'an authenticator app added',
  appRemoved: 'the authenticator app removed',
  everybodySignedOut: ({ ended }: { ended: number }) => `${counted(ended, 'session')} ended`,
  invited: ({ staffId, role }: { staffId: string; role: string }) =>
    `staff member ${staffId} invited as ${role}`,
  joined: 'joined with a passkey',
  ownNameChanged: 'own name changed',
  passkeyAdded: 'a passkey added',
  passkeyRemoved: 'a passkey removed',
  recoveryCodesMade: 'ten recovery codes made',
  roleChanged: ({ staffId, from, to }: { staffId: string; from: string; to: string }) =>
    `role of staff member ${staffId} changed from ${from} to ${to}`,
  sessionEnded: ({ staffId }: { staffId: string }) => `a session of staff member ${staffId} ended`,
  signedIn: ({ way, browser, device }: { way: string; browser: string; device: string }) =>
    `signed in with ${way === 'app' ? 'the authenticator app' : `a ${way}`}, ${browserAndDevice({ browser, device })}`,
  staffRemoved: ({ staffId }: { staffId: string }) => `staff member ${staffId} removed`,
}

/** Exports, and a view of everything about a person. */
const reading = {
  agdFileTaken: ({ course, start }: CourseDate) => `the AGD file of ${course} of ${start} taken`,
  moneyExported: ({ from, to }: { from: Day; to: Day }) => `money of ${from} to ${to} exported`,
  personShown: ({ personId }: { personId: string }) => `all data of ${personId} shown`,
  recordExported: ({ filters }: { filters: readonly string[] }) =>
    `the record exported, ${filters.length === 0 ? 'all' : `filtered by ${filters.join(', ')}`}`,
  registrationsExported: ({ filters }: { filters: readonly string[] }) =>
    `registrations exported, ${filters.length === 0 ? 'all' : `filtered by ${filters.join(', ')}`}`,
}

type Entry = { kind: string; key: string }

/** How the record speaks of an entry. Its last change is found by these words. */
export const entryOf = ({ kind, key }: Entry) => `${kind} ${key}`

type LiveSession = { course: CourseId; id: string }

type Wire = { wireId: string; about: string; method: 'wire' | 'check'; amount: Cents }

export const staffNotes = {
  ...access,
  ...reading,
  creditGiven: ({ creditId, amount, source }: { creditId: string; amount: Cents; source: string }) =>
    `credit ${creditId} given: ${formatMoney(amount)}, ${source}`,
  creditReversed: ({ creditId, amount }: { creditId: string; amount: Cents }) =>
    `credit ${creditId} reversed: ${formatMoney(amount)}`,
  offerMade: ({ offerId, items, amount }: { offerId: string; items: readonly string[]; amount: Cents }) =>
    `offer ${offerId} made: ${items.join(', ')} for ${formatMoney(amount)}`,
  codeMade: ({ code, most }: { code: string; most: number }) =>
    `discount code ${code} made for ${most} orders`,
  codeEnded: ({ code }: { code: string }) => `discount code ${code} ended`,
  wireRecorded: ({ wireId, about, method, amount }: Wire) =>
    `${method} ${wireId} of ${formatMoney(amount)} recorded for ${about}`,
  wireConfirmed: ({ wireId, about, method, amount }: Wire) =>
    `${method} ${wireId} of ${formatMoney(amount)} confirmed for ${about}`,
  wireWithdrawn: ({ wireId, about, method, amount }: Wire) =>
    `${method} ${wireId} of ${formatMoney(amount)} for ${about} withdrawn`,
  refundedOffline: ({ registrationId, amount }: { registrationId: string; amount: Cents }) =>
    `registration ${registrationId}: ${formatMoney(amount)} of a wire or check sent back`,
  offerEmailed: ({ offerId }: { offerId: string }) => `offer ${offerId} sent again`,
  offerWithdrawn: ({ offerId }: { offerId: string }) => `offer ${offerId} withdrawn`,
  releaseNoticed: ({ registrationId }: Registration) =>
    `notice of the release of seats sent for registration ${registrationId}`,
  addressCorrected: ({ registrationId }: Registration) =>
    `the address of registration ${registrationId} corrected`,
  approvalAsked: ({
    registrationId,
    items,
    amount,
    policy,
    keeps,
  }: Courses & { policy: Cents; keeps: boolean }) =>
    `approval asked for ${formatMoney(amount)} of ${items.join(', ')} of registration ${registrationId}, ${keeps ? 'the courses stay' : `the policy gives ${formatMoney(policy)}`}`,
  changeAsked: ({ change, amount }: { change: string; amount: Cents }) =>
    `approval asked for ${formatMoney(amount)}, to ${change}`,
  approvalDeclined: ({
    registrationId,
    amount,
    askedBy,
  }: Registration & { amount: Cents; askedBy: string }) =>
    `a refund of ${formatMoney(amount)} of registration ${registrationId} declined, asked for by staff member ${askedBy}`,
  approvalWithdrawn: ({ registrationId, amount }: Registration & { amount: Cents }) =>
    `the request for ${formatMoney(amount)} of registration ${registrationId} withdrawn`,
  attendanceMarked: ({
    course,
    start,
    registrationIds,
    halfDay,
    mark,
  }: CourseDate & { registrationIds: readonly string[]; halfDay: number; mark: string }) =>
    `${course} of ${start}, half-day ${halfDay + 1} marked ${mark}: ${registrationIds.join(', ')}`,
  awardStep: ({ uid, award, step, doneOn }: { uid: string; award: string; step: string; doneOn: Day }) =>
    `${step} of the ${award} of ${uid} on ${doneOn}`,
  canceled: ({
    registrationId,
    items,
    amount,
    policy,
    askedBy,
  }: Courses & { policy: Cents | null; askedBy?: string | undefined }) => {
    const grounds =
      policy === null
        ? 'by the policy'
        : `instead of the policy's ${formatMoney(policy)}${amount > policy ? `, ${approval(askedBy)}` : ''}`
    return `${items.join(', ')} of registration ${registrationId} canceled for ${formatMoney(amount)}, ${grounds}`
  },
  certificateReplaced: ({ code, by }: { code: string; by: string }) =>
    `certificate ${code} replaced by ${by}`,
  certificateRevoked: ({ code }: { code: string }) => `certificate ${code} revoked`,
  completed: ({
    registrationId,
    course,
    on,
    hours,
    code,
  }: Registration & { course: CourseId; on: Day; hours: number; code: string }) =>
    `${course} of registration ${registrationId} completed on ${on} with ${hours} CE hours, certificate ${code}`,
  completionUndone: ({
    registrationId,
    course,
    on,
    codes,
  }: Registration & { course: CourseId; on: Day; codes: readonly string[] }) =>
    `${course} of registration ${registrationId} not completed on ${on} after all${codes.length > 0 ? `, certificate ${codes.join(', ')} revoked` : ''}`,
  dateAdded: ({ course, start, end, spots }: CourseDate & { end: Day; spots: number }) =>
    `${course} of ${start} to ${end} added, ${counted(spots, 'seat')}`,
  dateCanceled: ({
    course,
    start,
    moveTo,
    refund,
    forgiven,
    registrationIds,
  }: CourseDate & {
    moveTo: Day | null
    refund: Cents
    forgiven: Cents
    registrationIds: readonly string[]
  }) => {
    const ids = registrationIds.join(', ')
    const ends = forgiven > 0 ? `, ${formatMoney(forgiven)} no longer to pay` : ''
    const what =
      moveTo === null
        ? `${formatMoney(refund)} to refund, credit or another date${ends}`
        : `moved to ${moveTo}`
    return `${course} of ${start} canceled, ${what}${ids && `: ${ids}`}`
  },
  dateClosed: ({ course, start }: CourseDate) => `${course} of ${start} closed`,
  dateMoved: ({ course, start, to, notified }: CourseDate & { to: Day; notified: number }) =>
    `${course} of ${start} moved to ${to}, ${notified} notified`,
  dateEmailed: ({ course, start, people }: CourseDate & { people: number }) =>
    `${course} of ${start}: an email to ${people} ${people === 1 ? 'person' : 'people'}`,
  draftDiscarded: (entry: Entry) => `${entryOf(entry)} draft deleted`,
  draftSaved: (entry: Entry) => `${entryOf(entry)} draft saved`,
  entryPublished: ({ version, from, ...entry }: Entry & { version: number; from: Date | null }) =>
    `${entryOf(entry)} version ${version} published${from ? `, from ${from.toISOString()} on` : ''}`,
  entryTakenBack: ({ version, ...entry }: Entry & { version: number }) =>
    `${entryOf(entry)} version ${version} taken back`,
  entryDecided: ({ id, state }: { id: string; state: string }) => `entry ${id} ${state}`,
  erased: ({ uid, registrationIds }: { uid: string | null; registrationIds: readonly string[] }) => {
    const known = [
      ...(uid === null ? [] : [`account ${uid}`]),
      ...registrationIds.map((id) => `registration ${id}`),
    ]
    return `a person erased, known by ${known.join(', ') || 'an address alone'}`
  },
  fileDeleted: ({ course, id }: { course: CourseId; id: string }) => `${course}: file ${id} deleted`,
  fileUploaded: ({ course, id, kind }: { course: CourseId; id: string; kind: string }) =>
    `${course}: ${kind} ${id} uploaded`,
  goodwill: ({ registrationId, items, amount, askedBy }: Courses & { askedBy?: string | undefined }) =>
    `${formatMoney(amount)} of ${items.join(', ')} of registration ${registrationId} refunded, the courses stay, ${approval(askedBy)}`,
  confirmationResent: ({ registrationId }: Registration) =>
    `the confirmation of registration ${registrationId} sent again`,
  dataTaken: ({ personId }: { personId: string }) => `all data of person ${personId} taken`,
  emailResent: ({ id }: { id: string }) => `a copy of email ${id} sent`,
  emailRequeued: ({ ids }: { ids: readonly string[] }) => `email queued again: ${ids.join(', ')}`,
  offerExtended: ({ course, start, placeId }: Place) =>
    `${course} of ${start}: the offer to place ${placeId} extended`,
  pictureAdded: ({ id }: { id: string }) => `picture ${id} added`,
  placeMovedUp: ({ course, start, placeId }: Place) =>
    `${course} of ${start}: place ${placeId} moved up the waiting list`,
  placeRemoved: ({ course, start, placeId }: Place) =>
    `${course} of ${start}: place ${placeId} removed from the waiting list`,
  moved: ({
    registrationId,
    course,
    from,
    to,
  }: Registration & { course: CourseId; from: Day | null; to: Day }) =>
    `${course} of registration ${registrationId} moved from ${from ?? 'no date'} to ${to}`,
  nameCorrected: ({ registrationId }: Registration) => `the name of registration ${registrationId} corrected`,
  noteAdded: ({ about }: { about: string }) => `a note about ${about} added`,
  noteDeleted: ({ about }: { about: string }) => `a note about ${about} deleted`,
  registrantsEmailed: ({ registrationIds }: { registrationIds: readonly string[] }) =>
    `an email to ${registrationIds.map((id) => `registration ${id}`).join(', ')}`,
  reconciled: ({ found }: { found: number }) =>
    `reconciliation run, ${found === 0 ? 'nothing found' : `${found} ${found === 1 ? 'disagreement' : 'disagreements'} found`}`,
  refundedOutside: ({ registrationId, amount, byBank }: Registration & { amount: Cents; byBank: Cents }) =>
    `${formatMoney(amount)} of registration ${registrationId} refunded offline${byBank > 0 ? `, ${formatMoney(byBank)} of it returned by the bank` : ''}`,
  refundsRetried: ({ registrationId, count }: Registration & { count: number }) =>
    `${counted(count, 'failed refund')} of registration ${registrationId} sent again`,
  repaired: ({ what, changed }: { what: string; changed: readonly string[] }) =>
    `repaired ${what}: ${changed.join(' ')}`,
  seatsChanged: ({
    course,
    start,
    spots,
    before,
    offered,
  }: CourseDate & { spots: number; before: number; offered: number }) =>
    `${course} of ${start} has ${counted(spots, 'seat')} instead of ${before}, ${offered} offered`,
  extraTimeGiven: ({ uid, percent }: { uid: string; percent: number }) =>
    `extra time of ${uid} in tests: ${percent} percent`,
  liveSessionAdded: ({ course, id, startsAt }: LiveSession & { startsAt: string }) =>
    `live session ${id} of ${course} added for ${startsAt}`,
  liveSessionChanged: ({ course, id, startsAt }: LiveSession & { startsAt: string }) =>
    `live session ${id} of ${course} changed, starts ${startsAt}`,
  liveSessionDeleted: ({ course, id }: LiveSession) => `live session ${id} of ${course} deleted`,
  testRulesSet: ({ course, questions, minutes, passMark, waitDays }: { course: CourseId } & TestRules) =>
    `test of ${course}: ${questions} questions in ${minutes} minutes, ${passMark} percent, ${counted(waitDays, 'day')} between attempts`,
  testTaken: ({ uid, takenOn, score }: { uid: string; takenOn: Day; score: number }) =>
    `test of ${uid} on ${takenOn}: ${score} percent`,
}
