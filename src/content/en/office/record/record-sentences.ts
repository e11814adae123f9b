// What the record says of each action, in English.
import type { FactsOf } from '#contract/record.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { dateSubject, entrySubject, type SubjectKind } from '#domain/record/subjects.ts'
import { listed, type Part, type RecordSentences, says } from '../../../record-sentences.ts'
import { counted, people } from '../counted.ts'
import { browserAndDevice } from '../staff/invitation.ts'

const named =
  (kind: SubjectKind, noun?: string) =>
  (id: string, lead = ''): Part => ({ subject: { kind, id }, lead, ...(noun && { noun }) })
const registration = named('registration')
const person = named('person')
const staff = named('staff')
const certificate = named('certificate')
const credit = named('credit')
const offer = named('offer')
const email = named('email')
const place = named('place')
const file = named('file')
const live = named('live session')
const code = named('discount code')

const item = (id: string): Part => ({ item: id })
const items = (ids: readonly string[]) => listed(ids.map(item))
const day = (of: string): Part => ({ day: of })
const instant = (of: string): Part => ({ instant: of })
const date = (of: FactsOf<'date.closed'>['date']): Part => ({ subject: dateSubject(of), lead: '' })
const entry = (of: FactsOf<'draft.saved'>['entry']): Part => ({ subject: entrySubject(of), lead: '' })
const money = (amount: Cents) => formatMoney(amount)
const registrations = (ids: readonly string[]) => listed(ids.map((id) => registration(id)))

const approval = (askedBy: string | undefined) =>
  askedBy === undefined ? ['without approval'] : says`asked for by ${staff(askedBy)}`

function grounds({ amount, policy, askedBy }: FactsOf<'registration.canceled'>): readonly Part[] {
  if (policy === null) return ['by the policy']
  const instead = says`instead of the policy's ${money(policy)}`
  return amount > policy ? [...instead, ', ', ...approval(askedBy)] : instead
}

const about = ({ registrationId, personId }: FactsOf<'note.added'>) =>
  registrationId === undefined ? person(personId ?? '', ' about ') : registration(registrationId, ' about ')

/** The wire or check, and what it pays for. */
const wire = ({ wireId, method, amount, registrationId, offerId }: FactsOf<'wire.recorded'>) => ({
  it: says`${named('wire', method)(wireId)} of ${money(amount)}`,
  for: registrationId === null ? offer(offerId ?? '', ' for ') : registration(registrationId, ' for '),
})

const filtered = (filters: readonly string[]) =>
  filters.length === 0 ? 'all' : `filtered by ${filters.join(', ')}`

function known({ personId, registrationIds }: FactsOf<'person.erased'>): readonly Part[] {
  const account = personId === null ? [] : [named('person', 'account')(personId)]
  const all = [...account, ...registrationIds.map((id) => registration(id))]
  return all.length === 0 ? ['an address alone'] : listed(all)
}

function consequences(facts: FactsOf<'date.canceled'>): readonly Part[] {
  const { moveTo, refund, forgiven, registrationIds } = facts
  const ends = forgiven > 0 ? `, ${money(forgiven)} no longer to pay` : ''
  const what = moveTo
    ? says`moved to ${day(moveTo)}`
    : [`${money(refund)} to refund, credit or another date${ends}`]
  return registrationIds.length === 0 ? what : says`${what}: ${registrations(registrationIds)}`
}

export const recordSentences: RecordSentences = {
  'app.added': ['Authenticator app added', () => ['added an authenticator app']],
  'app.removed': ['Authenticator app removed', () => ['removed the authenticator app']],
  'passkey.added': ['Passkey added', () => ['added a passkey']],
  'passkey.removed': ['Passkey removed', () => ['removed a passkey']],
  'recovery-codes.made': ['Recovery codes made', () => ['made ten recovery codes']],
  'staff.invited': ['Staff invited', (it) => says`invited ${staff(it.staffId)} as ${it.role}`],
  'staff.joined': ['Staff joined', () => ['joined with a passkey']],
  'staff.name-changed': ['Own name changed', () => ['changed their own name']],
  'staff.removed': ['Staff removed', (it) => says`removed ${staff(it.staffId)}`],
  'staff.role-changed': [
    'Role changed',
    (it) => says`changed the role of ${staff(it.staffId)} from ${it.from} to ${it.to}`,
  ],
  'staff.session-ended': ['Session ended', (it) => says`ended a session of ${staff(it.staffId)}`],
  'staff.signed-in': [
    'Signed in',
    (it) =>
      says`signed in with ${it.way === 'app' ? 'the authenticator app' : `a ${it.way}`}, ${browserAndDevice(it)}`,
  ],
  'staff.signed-out': ['Everybody signed out', (it) => says`ended ${counted(it.ended, 'session')}`],

  'registration.address-corrected': [
    'Address corrected',
    (it) => says`corrected the address${registration(it.registrationId, ' of ')}`,
  ],
  'registration.canceled': [
    'Courses canceled',
    (it) =>
      says`canceled ${items(it.items)}${registration(it.registrationId, ' of ')} for ${money(it.amount)}, ${grounds(it)}`,
  ],
  'registration.confirmation-resent': [
    'Confirmation sent again',
    (it) => says`sent the confirmation${registration(it.registrationId, ' of ')} again`,
  ],
  'registration.moved': [
    'Registrant moved',
    (it) =>
      says`moved ${item(it.course)}${registration(it.registrationId, ' of ')} from ${it.from ? day(it.from) : 'no date'} to ${day(it.to)}`,
  ],
  'registration.name-corrected': [
    'Name corrected',
    (it) => says`corrected the name${registration(it.registrationId, ' of ')}`,
  ],
  'registration.refunded': [
    'Refunded, courses stay',
    (it) =>
      says`refunded ${money(it.amount)} of ${items(it.items)}${registration(it.registrationId, ' of ')}, the courses stay, ${approval(it.askedBy)}`,
  ],
  'registration.release-noticed': [
    'Notice of release sent',
    (it) => says`sent notice of the release of seats${registration(it.registrationId, ' for ')}`,
  ],
  'registrations.emailed': [
    'Registrants emailed',
    (it) => says`wrote to ${registrations(it.registrationIds)}`,
  ],
  'registrations.exported': [
    'Registrations exported',
    (it) => says`exported registrations, ${filtered(it.filters)}`,
  ],
  'refund.asked': [
    'Refund asked for',
    (it) =>
      says`asked for approval of ${money(it.amount)} of ${items(it.items)}${registration(it.registrationId, ' of ')}, ${it.keeps ? 'the courses stay' : `the policy gives ${money(it.policy)}`}`,
  ],
  'refund.declined': [
    'Refund declined',
    (it) =>
      says`declined a refund of ${money(it.amount)}${registration(it.registrationId, ' of ')}, ${approval(it.askedBy)}`,
  ],
  'refund.request-withdrawn': [
    'Refund request withdrawn',
    (it) => says`withdrew the request for ${money(it.amount)}${registration(it.registrationId, ' of ')}`,
  ],
  'refund.made-offline': [
    'Refund made offline',
    (it) =>
      says`refunded ${money(it.amount)}${registration(it.registrationId, ' of ')} offline${it.byBank > 0 ? `, ${money(it.byBank)} of it returned by the bank` : ''}`,
  ],
  'refund.retried': [
    'Failed refunds sent again',
    (it) =>
      says`sent ${counted(it.refunds, 'failed refund')}${registration(it.registrationId, ' of ')} again`,
  ],
  'change.asked': [
    'Second person asked for',
    (it) => says`asked for approval of ${money(it.amount)}, to ${it.change}`,
  ],
  'note.added': ['Note added', (it) => says`added a note${about(it)}`],
  'note.deleted': ['Note deleted', (it) => says`deleted a note${about(it)}`],

  'credit.given': [
    'Credit given',
    (it) => says`gave ${credit(it.creditId)}: ${money(it.amount)}, ${it.source}`,
  ],
  'credit.reversed': ['Credit reversed', (it) => says`reversed ${credit(it.creditId)}: ${money(it.amount)}`],
  'discount-code.made': [
    'Discount code made',
    (it) => says`made ${code(it.discountCode)} for ${counted(it.orders, 'order')}`,
  ],
  'discount-code.ended': ['Discount code ended', (it) => says`ended ${code(it.discountCode)}`],
  'offer.made': [
    'Offer made',
    (it) => says`made ${offer(it.offerId)}: ${items(it.items)} for ${money(it.amount)}`,
  ],
  'offer.emailed': ['Offer sent again', (it) => says`sent ${offer(it.offerId)} again`],
  'offer.withdrawn': ['Offer withdrawn', (it) => says`withdrew ${offer(it.offerId)}`],
  'wire.recorded': ['Wire recorded', (it) => says`recorded ${wire(it).it}${wire(it).for}`],
  'wire.confirmed': ['Wire confirmed', (it) => says`confirmed ${wire(it).it}${wire(it).for}`],
  'wire.withdrawn': ['Wire withdrawn', (it) => says`withdrew ${wire(it).it}${wire(it).for}`],
  'wire.refunded': [
    'Wire sent back',
    (it) => says`sent back ${money(it.amount)} of a wire or check${registration(it.registrationId, ' of ')}`,
  ],
  'money.exported': ['Money exported', (it) => says`exported money of ${day(it.from)} to ${day(it.to)}`],

  'date.added': [
    'Date added',
    (it) => says`added ${date(it.date)} to ${day(it.end)}, ${counted(it.spots, 'seat')}`,
  ],
  'date.agd-exported': ['AGD file taken', (it) => says`took the AGD file of ${date(it.date)}`],
  'date.canceled': ['Date canceled', (it) => says`canceled ${date(it.date)}, ${consequences(it)}`],
  'date.closed': ['Date closed', (it) => says`closed ${date(it.date)}`],
  'date.emailed': ['Date emailed', (it) => says`emailed ${people(it.people)} of ${date(it.date)}`],
  'date.moved': [
    'Date moved',
    (it) => says`moved ${date(it.date)} to ${day(it.movedTo.start)}, ${it.notified} notified`,
  ],
  'date.seats-changed': [
    'Seats changed',
    (it) =>
      says`gave ${date(it.date)} ${counted(it.spots, 'seat')} instead of ${it.before}, ${it.offered} offered`,
  ],
  'attendance.marked': [
    'Attendance marked',
    (it) =>
      says`marked half-day ${it.halfDay + 1} of ${date(it.date)} ${it.mark}: ${registrations(it.registrationIds)}`,
  ],
  'place.moved-up': [
    'Moved up a waiting list',
    (it) => says`moved ${place(it.placeId)} up the waiting list of ${date(it.date)}`,
  ],
  'place.offer-extended': [
    'Offer of a seat extended',
    (it) => says`extended the offer to ${place(it.placeId)}, ${date(it.date)}`,
  ],
  'place.removed': [
    'Removed from a waiting list',
    (it) => says`removed ${place(it.placeId)} from the waiting list of ${date(it.date)}`,
  ],

  'course.completed': [
    'Course completed',
    (it) =>
      says`completed ${item(it.course)}${registration(it.registrationId, ' of ')} on ${day(it.on)} with ${it.hours} CE hours, ${certificate(it.certificate, 'certificate ')}`,
  ],
  'course.completion-undone': [
    'Completion undone',
    (it) =>
      says`undid the completion of ${item(it.course)}${registration(it.registrationId, ' of ')} on ${day(it.on)}${it.certificates.map((one) => certificate(one, ', revoked certificate '))}`,
  ],
  'certificate.replaced': [
    'Certificate replaced',
    (it) => says`replaced ${certificate(it.certificate, 'certificate ')} by ${certificate(it.replacement)}`,
  ],
  'certificate.revoked': [
    'Certificate revoked',
    (it) => says`revoked ${certificate(it.certificate, 'certificate ')}`,
  ],
  'award-entry.decided': [
    'Hours or case decided',
    (it) => says`decided ${named('award entry', 'entry')(it.awardEntryId)}: ${it.state}`,
  ],
  'award-step.recorded': [
    'Award step recorded',
    (it) =>
      says`recorded the ${it.step} of the ${item(it.award)}${person(it.personId, ' of ')} on ${day(it.doneOn)}`,
  ],
  'award-test.recorded': [
    'Test result recorded',
    (it) => says`recorded the test${person(it.personId, ' of ')} on ${day(it.takenOn)}: ${it.score} percent`,
  ],

  'file.deleted': ['File deleted', (it) => says`deleted ${file(it.fileId)} of ${item(it.course)}`],
  'file.uploaded': [
    'File uploaded',
    (it) => says`uploaded ${named('file', it.kind)(it.fileId)} of ${item(it.course)}`,
  ],
  'live-session.added': [
    'Live session added',
    (it) => says`added ${live(it.liveSessionId)} of ${item(it.course)} for ${instant(it.startsAt)}`,
  ],
  'live-session.changed': [
    'Live session changed',
    (it) => says`changed ${live(it.liveSessionId)} of ${item(it.course)}, starts ${instant(it.startsAt)}`,
  ],
  'live-session.deleted': [
    'Live session deleted',
    (it) => says`deleted ${live(it.liveSessionId)} of ${item(it.course)}`,
  ],
  'test-rules.set': [
    'Test rules set',
    (it) =>
      says`set the test of ${item(it.course)} to ${it.questions} questions in ${it.minutes} minutes, ${it.passMark} percent, ${counted(it.waitDays, 'day')} between attempts`,
  ],
  'extra-time.given': [
    'Extra time given',
    (it) => says`gave extra time${person(it.personId, ' to ')} in tests: ${it.percent} percent`,
  ],

  'draft.deleted': ['Draft deleted', (it) => says`deleted the draft of ${entry(it.entry)}`],
  'draft.saved': ['Draft saved', (it) => says`saved the draft of ${entry(it.entry)}`],
  'entry.published': [
    'Published',
    (it) =>
      says`published version ${it.version} of ${entry(it.entry)}${it.from ? says`, from ${instant(it.from)} on` : ''}`,
  ],
  'entry.taken-back': [
    'Version taken back',
    (it) => says`took back version ${it.version} of ${entry(it.entry)}`,
  ],
  'picture.added': ['Picture added', (it) => says`added ${named('picture')(it.pictureId)}`],

  'account.disabled': ['Account disabled', (it) => says`disabled the account${person(it.personId, ' of ')}`],
  'account.enabled': ['Account enabled', (it) => says`enabled the account${person(it.personId, ' of ')}`],
  'account.reset-emailed': [
    'Link for a new password sent',
    (it) => says`sent a link to set a new password${person(it.personId, ' to ')}`,
  ],
  'person.erased': ['Person erased', (it) => says`erased a person, known by ${known(it)}`],
  'person.exported': ['All data taken', (it) => says`took all data${person(it.personId, ' of ')}`],
  'person.shown': ['All data shown', (it) => says`looked at all data${person(it.personId, ' of ')}`],
  'email.copied': ['Copy of an email sent', (it) => says`sent a copy of ${email(it.emailId)}`],
  'email.requeued': [
    'Email queued again',
    (it) => says`queued again: ${listed(it.emailIds.map((id) => email(id)))}`,
  ],
  'question.answered': ['Question answered', (it) => says`answered ${named('question')(it.question)}`],

  'backup.made': [
    'Backup made',
    (it) => says`made a backup of ${counted(it.tables, 'table')}, ${counted(it.bytes, 'byte')}`,
  ],
  'backup.restored': ['Backup restored', (it) => says`restored the backup of ${it.takenAt}`],
  'key.rotated': ['Signing key renewed', (it) => says`renewed the signing key: ${it.key}`],
  'reconciliation.run': [
    'Reconciliation run',
    (it) =>
      says`ran the reconciliation, ${it.found === 0 ? 'nothing' : counted(it.found, 'disagreement')} found`,
  ],
  'reconciliation.repaired': [
    'Repaired',
    ({ registrationId, placeId, paymentId, changed }) =>
      says`repaired ${registrationId ? registration(registrationId) : placeId ? place(placeId) : paymentId ? named('payment')(paymentId) : 'receipts'}: ${changed.join(' ')}`,
  ],
  'record.exported': ['Record exported', (it) => says`exported the record, ${filtered(it.filters)}`],
}
