import { expect, test } from 'vitest'
import { activeSentence } from './active-sentence.ts'
import { staffNotes } from './staff-notes.ts'

const id = '3f2a1b4c-0000-4000-8000-000000000001'
const date = { course: 'module2', start: '2025-09-12' } as const
const money = { registrationId: id, items: ['module2' as const], amount: 95_000 }

test.each([
  [staffNotes.invited({ staffId: id, role: 'owner' }), `invited staff member ${id} as owner`],
  [staffNotes.passkeyAdded, 'added a passkey'],
  [staffNotes.joined, 'joined with a passkey'],
  [staffNotes.personShown({ personId: 'u1' }), 'looked at all data of u1'],
  [
    staffNotes.canceled({ ...money, policy: null }),
    `canceled module2 of registration ${id} for $950.00, by the policy`,
  ],
  [
    staffNotes.approvalAsked({ ...money, policy: 0, keeps: true }),
    `asked for approval of $950.00 of module2 of registration ${id}, the courses stay`,
  ],
  [
    staffNotes.moved({ registrationId: id, course: 'module2', from: null, to: '2025-11-07' }),
    `moved module2 of registration ${id} from no date to 2025-11-07`,
  ],
  [staffNotes.dateEmailed({ ...date, people: 3 }), 'emailed 3 people of module2 of 2025-09-12'],
  [
    staffNotes.placeMovedUp({ ...date, placeId: id }),
    `moved place ${id} up the waiting list of module2 of 2025-09-12`,
  ],
  [
    staffNotes.seatsChanged({ ...date, spots: 8, before: 6, offered: 2 }),
    'gave module2 of 2025-09-12 8 seats instead of 6, 2 offered',
  ],
  [
    staffNotes.attendanceMarked({ ...date, registrationIds: [id], halfDay: 0, mark: 'absent' }),
    `marked half-day 1 of module2 of 2025-09-12 absent: ${id}`,
  ],
  [
    staffNotes.confirmationResent({ registrationId: id }),
    `sent the confirmation of registration ${id} again`,
  ],
  [
    staffNotes.refundsRetried({ registrationId: id, count: 2 }),
    `sent 2 failed refunds of registration ${id} again`,
  ],
  [
    staffNotes.offerMade({ offerId: id, items: ['module2'], amount: 95_000 }),
    `made offer ${id}: module2 for $950.00`,
  ],
  [
    staffNotes.wireConfirmed({ wireId: 'w1', about: id, method: 'wire', amount: 95_000 }),
    `confirmed wire w1 of $950.00 for ${id}`,
  ],
  [
    staffNotes.creditGiven({ creditId: 'c1', amount: 50_000, source: 'goodwill' }),
    'gave credit c1: $500.00, goodwill',
  ],
  [staffNotes.creditReversed({ creditId: 'c1', amount: 50_000 }), 'reversed credit c1: $500.00'],
  [staffNotes.draftSaved({ kind: 'faq', key: 'when' }), 'saved faq when draft'],
  [
    staffNotes.entryPublished({ kind: 'faq', key: 'when', version: 2, from: null }),
    'published faq when version 2',
  ],
  [staffNotes.entryTakenBack({ kind: 'faq', key: 'when', version: 2 }), 'took faq when version 2 back'],
  [staffNotes.fileUploaded({ course: 'module2', id: 'f1', kind: 'video' }), 'uploaded video f1 of module2'],
  [staffNotes.extraTimeGiven({ uid: 'u1', percent: 50 }), 'gave extra time to u1 in tests: 50 percent'],
  [
    staffNotes.testRulesSet({ course: 'module2', questions: 20, minutes: 30, passMark: 75, waitDays: 1 }),
    'set the test of module2 to 20 questions in 30 minutes, 75 percent, 1 day between attempts',
  ],
  [staffNotes.reconciled({ found: 0 }), 'ran the reconciliation, nothing found'],
  [staffNotes.repaired({ what: 'receipts', changed: ['One.'] }), 'repaired receipts: One.'],
])('the record’s "%s" reads as what somebody did', (what, active) => {
  expect(activeSentence(what)).toBe(active)
})
