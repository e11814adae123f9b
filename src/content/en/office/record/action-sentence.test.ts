import { expect, test } from 'vitest'
import { type Action, verbs } from '#contract/record.ts'
import { actionSentence, actionText, verbName } from './action-sentence.ts'

const id = '3f2a1b4c-0000-4000-8000-000000000001'
const guest = `guest.${'ab'.repeat(32)}`
const today = '2026-01-10'
const date = { course: 'module2', start: '2025-09-12' }
const money = { registrationId: id, items: ['module2'], amount: 95_000 }
const wire = { wireId: 'w1', registrationId: id, offerId: null, method: 'check', amount: 95_000 } as const

test('ids, courses and days of an action become names, with a link to the registration', () => {
  const facts = { registrationId: id, course: 'module2', from: null, to: '2026-02-05' }
  const action = { verb: 'registration.moved', facts } as const
  expect(actionSentence(action, { names: { [id]: 'Dr. Ana Duval' }, today })).toEqual([
    { text: 'moved ' },
    { text: 'Module 2' },
    { text: ' of ' },
    { text: 'Dr. Ana Duval', to: `/registrations/${id}` },
    { text: ' from ' },
    { text: 'no date' },
    { text: ' to ' },
    { text: 'Feb 5' },
  ])
})

test('an id without a name is shortened, and a guest has a link', () => {
  const removed = { verb: 'staff.removed', facts: { staffId: id } } as const
  expect(actionSentence(removed, { names: {}, today })).toEqual([
    { text: 'removed ' },
    { text: 'staff member 3f2a1b4c' },
  ])
  const taken = { verb: 'person.exported', facts: { personId: guest } } as const
  expect(actionSentence(taken, { names: {}, today })).toEqual([
    { text: 'took all data' },
    { text: ' of ' },
    { text: 'a guest', to: `/people/${guest}` },
  ])
})

test('a course date and the person behind an account are links', () => {
  const closed = { verb: 'date.closed', facts: { date: { course: 'module2', start: '2026-02-05' } } } as const
  expect(actionSentence(closed, { names: {}, today })).toEqual([
    { text: 'closed ' },
    { text: 'Module 2 of Feb 5', to: '/dates/module2/2026-02-05' },
  ])
  const uid = 'Kq3zT9Lw0aBcDeFgHiJkLmNoPqRs'
  const taken = { verb: 'person.exported', facts: { personId: uid } } as const
  expect(actionSentence(taken, { names: { [uid]: 'Ana Duval' }, today })).toContainEqual({
    text: 'Ana Duval',
    to: `/people/${uid}`,
  })
})

test('codes of certificates are marked, also the code that replaced one', () => {
  const facts = { certificate: '7K3M-Q9XD-W2HP', replacement: '0A1B-2C3D-4E5F' }
  expect(actionSentence({ verb: 'certificate.replaced', facts }, { names: {}, today })).toEqual([
    { text: 'replaced ' },
    { text: 'certificate ' },
    { text: '7K3M-Q9XD-W2HP', isCertificate: true },
    { text: ' by ' },
    { text: '0A1B-2C3D-4E5F', isCertificate: true },
  ])
})

test('the registration of a screen is left out of its own sentences', () => {
  const action: Action = { verb: 'registration.canceled', facts: { ...money, policy: null } }
  const shown = actionSentence(action, { names: { [id]: 'Dr. Ana Duval' }, today, own: id })
  expect(shown.map(({ text }) => text).join('')).toBe('canceled Module 2 for $950.00, by the policy')
})

const sentences: readonly [Action, string][] = [
  [{ verb: 'staff.invited', facts: { staffId: id, role: 'owner' } }, `invited staff member ${id} as owner`],
  [{ verb: 'passkey.added', facts: {} }, 'added a passkey'],
  [{ verb: 'person.shown', facts: { personId: 'u1' } }, 'looked at all data of u1'],
  [
    { verb: 'registration.canceled', facts: { ...money, policy: 0, askedBy: id } },
    `canceled Module 2 of registration ${id} for $950.00, instead of the policy's $0.00, asked for by staff member ${id}`,
  ],
  [
    { verb: 'refund.asked', facts: { ...money, policy: 0, keeps: true } },
    `asked for approval of $950.00 of Module 2 of registration ${id}, the courses stay`,
  ],
  [{ verb: 'date.emailed', facts: { date, people: 3 } }, 'emailed 3 people of module2 of 2025-09-12'],
  [
    { verb: 'place.moved-up', facts: { placeId: id, date } },
    `moved place ${id} up the waiting list of module2 of 2025-09-12`,
  ],
  [
    { verb: 'date.seats-changed', facts: { date, spots: 8, before: 6, offered: 2 } },
    'gave module2 of 2025-09-12 8 seats instead of 6, 2 offered',
  ],
  [
    { verb: 'attendance.marked', facts: { date, registrationIds: [id], halfDay: 0, mark: 'absent' } },
    `marked half-day 1 of module2 of 2025-09-12 absent: registration ${id}`,
  ],
  [
    { verb: 'refund.retried', facts: { registrationId: id, refunds: 2 } },
    `sent 2 failed refunds of registration ${id} again`,
  ],
  [{ verb: 'wire.confirmed', facts: wire }, `confirmed check w1 of $950.00 for registration ${id}`],
  [
    { verb: 'credit.given', facts: { creditId: 'c1', amount: 50_000, source: 'goodwill' } },
    'gave credit c1: $500.00, goodwill',
  ],
  [
    { verb: 'entry.published', facts: { entry: { kind: 'faq', key: 'when' }, version: 2, from: null } },
    'published version 2 of faq when',
  ],
  [
    { verb: 'person.erased', facts: { personId: null, registrationIds: [] } },
    'erased a person, known by an address alone',
  ],
  [{ verb: 'reconciliation.run', facts: { found: 0 } }, 'ran the reconciliation, nothing found'],
]

test.each(sentences)('action %j reads "%s" with whole ids', (action, sentence) => {
  expect(actionText(action)).toBe(sentence)
})

test('each verb has a name of its own', () => {
  const names = (Object.keys(verbs) as (keyof typeof verbs)[]).map(verbName)
  expect(new Set(names).size).toBe(names.length)
})
