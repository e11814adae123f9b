import { expect, test } from 'vitest'
import { actionSentence } from './action-sentence.ts'
import { staffNotes } from './staff-notes.ts'

const id = '3f2a1b4c-0000-4000-8000-000000000001'
const guest = `guest.${'ab'.repeat(32)}`

test('ids, courses and days of an action become names, with a link to the registration', () => {
  const what = `module2 of registration ${id} moved to 2026-02-05`
  expect(actionSentence({ what, names: { [id]: 'Dr. Ana Duval' } }, '2026-01-10')).toEqual([
    { text: 'moved ' },
    { text: 'Module 2' },
    { text: ' of ' },
    { text: 'Dr. Ana Duval', to: `/registrations/${id}` },
    { text: ' to ' },
    { text: 'Feb 5' },
  ])
})

test('an id without a name is shortened, and a guest has a link', () => {
  const what = `staff member ${id} notified, all data of ${guest} printed`
  expect(actionSentence({ what, names: {} }, '2026-01-10')).toEqual([
    { text: 'staff member 3f2a1b4c' },
    { text: ' notified, all data of ' },
    { text: 'a guest', to: `/people/${guest}` },
    { text: ' printed' },
  ])
})

test('a course date and the person behind an account are links', () => {
  const uid = 'Kq3zT9Lw0aBcDeFgHiJkLmNoPqRs'
  const what = staffNotes.dateClosed({ course: 'module2', start: '2026-02-05' })
  expect(actionSentence({ what, names: {} }, '2026-01-10')).toEqual([
    { text: 'closed ' },
    { text: 'Module 2 of Feb 5', to: '/dates/module2/2026-02-05' },
  ])
  const taken = staffNotes.dataTaken({ personId: uid })
  expect(actionSentence({ what: taken, names: { [uid]: 'Ana Duval' } }, '2026-01-10')).toEqual([
    { text: 'took all data of ' },
    { text: 'Ana Duval', to: `/people/${uid}` },
  ])
})

test('codes of certificates are marked, also the code that replaced one', () => {
  const what = staffNotes.certificateReplaced({ code: '7K3M-Q9XD-W2HP', by: '0A1B-2C3D-4E5F' })
  expect(actionSentence({ what, names: {} }, '2026-01-10')).toEqual([
    { text: 'replaced certificate ' },
    { text: '7K3M-Q9XD-W2HP', isCertificate: true },
    { text: ' by ' },
    { text: '0A1B-2C3D-4E5F', isCertificate: true },
  ])
})
