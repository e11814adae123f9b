import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { processEnv } from '#tests/support/process-env.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

let world: AccountWorld
let staff: Staff
let owner: Person
beforeAll(async () => {
  world = await accountWorld()
  staff = staffOf(world)
  owner = await world.person('a.rivera@mail.example')
  await owner.get('/api/account/profile')
})
afterAll(() => world.close())

test('complete issues a certificate to one person whose course has no date, and records the author', async () => {
  const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  const typed = ['complete', 'module1', '--date', '2025-08-01', '--person', 'A.Rivera@mail.example']
  const [issued] = await staff.answer(...typed)
  expect(issued).toMatchObject({ name: 'Alex Rivera', completedOn: '2025-08-01', registration: id })
  expect((await owner.get('/api/account/completed-courses')).body).toMatchObject([{ course: 'module1' }])
  expect(await staff.lastNote()).toMatchObject({
    who: 'tester',
    command: 'complete',
    what: `module1 of registration ${id} completed on 2025-08-01 with 24 CE hours, certificate ${issued.certificate}`,
  })
  expect(await staff.academy(typed)).toEqual({
    exit: 0,
    out: 'a.rivera@mail.example already completed Module 1 on 2025-08-01.\n',
    err: '',
  })
  const otherDay = typed.with(3, '2025-07-31')
  expect((await staff.academy(otherDay)).err).toContain('completed Module 1 on 2025-08-01, not on 2025-07-31')
  const certificates = (await world.emails(owner.email)).filter(({ kind }) => kind === 'certificate')
  expect(certificates).toHaveLength(1)
})

test('complete refuses a day before the purchase', async () => {
  const email = 'early@mail.example'
  await world.paid({ email, selectedItems: ['module1'], dates: {} })
  const typed = ['complete', 'module1', '--date', '2025-07-31', '--person', email]
  await expect(staff.answer(...typed)).rejects.toThrow(
    'exit 1: The course was bought on 2025-08-01, after 2025-07-31.',
  )
  expect((await world.emails(email)).map(({ kind }) => kind)).toEqual(['confirmation'])
})

test('complete marks everyone on a date once, on its last day', async () => {
  const dates = { clinical1: '2025-10-16' }
  for (const email of ['one@mail.example', 'two@mail.example']) {
    await world.paid({ email, selectedItems: ['clinical1'], dates })
  }
  const typed = ['complete', 'clinical1', '--date', '2025-10-16']
  expect((await staff.academy(typed)).err, 'refused before it asks').toBe('2025-10-21 is in the future.\n')
  world.clock.set('2025-10-22T19:00:00Z')
  const asked = await staff.academy(typed)
  expect(asked.err).toContain('2 certificates will be issued and emailed, to one@mail.example, two@')
  expect(asked).toMatchObject({ exit: 1, out: '' })
  const issued = await staff.answer(...typed)
  expect(issued).toMatchObject([
    { email: 'one@mail.example', completedOn: '2025-10-21' },
    { email: 'two@mail.example', completedOn: '2025-10-21' },
  ])
  const sentEmail = (await world.emails('two@mail.example')).find(({ kind }) => kind === 'certificate')
  const [, token = ''] = /\/registration\/(\S+)/.exec(sentEmail?.text ?? '') ?? []
  const { certificates } = (await world.app.inject(`/api/registrations/${token}`)).json()
  expect(certificates, 'the link in the email shows it to a guest').toMatchObject([{ course: 'clinical1' }])
  const again = await staff.academy(typed)
  expect(again).toMatchObject({
    exit: 0,
    out: 'Everyone on Clinical 1 of 2025-10-16 is already completed: 2 people.\n',
  })
  expect(await staff.answer(...typed, '--person', 'two@mail.example')).toEqual([])
  expect((await staff.academy(['complete', 'clinical1', '--date', '2025-10-17'])).err).toContain('no date')
  world.clock.set('2025-08-01T19:00:00Z')
})

test('complete refuses a person on another date, and asks which of two purchases is meant', async () => {
  await world.paid({ email: 'three@mail.example' })
  const typed = (email: string) => ['complete', 'module2', '--date', '2025-07-01', '--person', email]
  expect((await staff.academy(typed('three@mail.example'))).err).toContain('is on Module 2 of 2025-09-12')
  expect((await staff.academy(typed('nobody@mail.example'))).err).toContain('has no active Module 2')
  const guest = { email: 'guest@mail.example', selectedItems: ['module4'], dates: {} }
  const one = await world.paid(guest)
  const other = await world.paid(guest)
  const again = ['complete', 'module4', '--date', '2025-08-01', '--person', guest.email]
  expect((await staff.academy(again)).err).toContain(one.id)
  await staff.answer(...again, '--registration', other.id)
  expect(await staff.answer(...again)).toMatchObject([{ registration: one.id }])
})

test('complete --undo removes hours and certificate, and the course is active again', async () => {
  const absent = await world.person('absent@mail.example')
  const { id } = await world.paidBy(absent, { selectedItems: ['module1'], dates: {} })
  const typed = ['complete', 'module1', '--date', '2025-08-01', '--person', absent.email]
  const [{ certificate }] = await staff.answer(...typed)
  const earned = async () => (await absent.get('/api/account/credits')).body.earned.online
  const ofCourse = async () => Object.keys((await absent.get('/api/account/active-courses')).body)
  expect([await earned(), await ofCourse()]).toEqual([24, []])
  const other = typed.with(3, '2025-07-31')
  await expect(staff.answer(...other, '--undo')).rejects.toThrow('has not completed Module 1 of 2025-07-31')
  expect((await staff.academy([...typed, '--undo'])).err).toContain(
    'will no longer count as completed on 2025-08-01',
  )
  expect(await earned(), 'asked first').toBe(24)
  expect(await staff.answer(...typed, '--undo')).toMatchObject({ revoked: certificate, registration: id })
  expect(await staff.lastNote()).toMatchObject({
    command: 'complete',
    what: `module1 of registration ${id} not completed on 2025-08-01 after all, certificate ${certificate} revoked`,
  })
  expect([await earned(), await ofCourse()]).toEqual([0, ['module1']])
  expect((await world.app.inject(`/api/certificates/${certificate}`)).json().state).toBe('revoked')
  const emails = await world.emails(absent.email)
  const [sentEmail, ...more] = emails.filter(({ kind }) => kind === 'completion-undone')
  expect(sentEmail?.subject).toBe('Module 1 is no longer marked as completed')
  expect(sentEmail?.text).toContain(`Certificate ${certificate} is no longer valid`)
  expect(more).toEqual([])
  await expect(staff.answer('certificate', 'reissue', certificate)).rejects.toThrow('any more')
  await expect(staff.answer(...typed, '--undo')).rejects.toThrow('has not completed')
  const [again] = await staff.answer(...typed)
  expect((await world.app.inject(`/api/certificates/${again.certificate}`)).json().state).toBe('valid')
})

test.each([
  [['complete', 'module9', '--date', '2025-07-01'], 2, '"module9" is not a course. Choose one of module1,'],
  [['complete', 'module1', '--date', 'today'], 2, '"today" is not a day. Write days like'],
  [
    ['complete', 'module2', '--date', '2025-09-12', '--registration', crypto.randomUUID()],
    2,
    '--registration needs --person',
  ],
  [['complete', 'module2', '--date', '2025-09-12', '--undo'], 2, '--undo is for one person'],
  [['certificate', 'revoke', 'nonsense'], 2, '"nonsense" is not a certificate code'],
  [['awards', 'record-test', 'a@b.example', '101'], 2, '"101" is not possible for SCORE'],
  [['awards', 'record-fee', 'nobody@mail.example', 'fellowship'], 1, 'There is no account with'],
  [['awards', 'pending', '--as', '  '], 2, '--as needs a name'],
  [['awards', 'approve', '7'], 2, '"7" is not an ID. IDs look like'],
  [['awards', 'approve', crypto.randomUUID()], 1, 'Nothing was entered under'],
])('%j is refused with a sentence', async (typed, exit, sentence) => {
  const answered = await staff.academy(typed)
  expect(answered).toMatchObject({ exit, out: '' })
  expect(answered.err).toContain(sentence)
})

test('the process prints results on stdout and refusals on stderr, and reads ACADEMY_STAFF', async () => {
  const run = (...typed: string[]) =>
    promisify(execFile)(process.execPath, ['src/command-line.ts', ...typed], {
      env: { ...processEnv, DATABASE_URL: world.url, ACADEMY_STAFF: 'Dana' },
    })
  const email = 'late@mail.example'
  await world.paid({ email, selectedItems: ['module1'], dates: {} })
  const { stdout } = await run(
    'complete',
    'module1',
    '--date',
    '2025-08-01',
    '--person',
    email,
    '--yes',
    '--csv',
  )
  expect(stdout).toMatch(
    /^name,email,completedOn,hours,certificate,registration\r\nAlex Rivera,late@mail.example,/,
  )
  expect(await staff.lastNote()).toMatchObject({ who: 'Dana' })
  await expect(run('awards', 'approve', crypto.randomUUID())).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Nothing was entered under .*\n$/m),
  })
  const nowhere = { ...processEnv, DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  const lost = promisify(execFile)(process.execPath, ['src/command-line.ts', 'audit'], { env: nowhere })
  await expect(lost).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Database: .*\nThe database cannot .*\n$/),
  })
})
