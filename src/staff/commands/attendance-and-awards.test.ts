import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
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

describe('attendance', () => {
  test('of one person whose course has no date; the certificate is there, and the record says who did it', async () => {
    const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
    const typed = ['complete', 'module1', '--date', '2025-08-01', '--person', 'A.Rivera@mail.example']
    const [issued] = await staff.answer(...typed)
    expect(issued).toMatchObject({ name: 'Alex Rivera', completedOn: '2025-08-01', registration: id })
    expect((await owner.get('/api/account/completed-courses')).body).toMatchObject([{ course: 'module1' }])
    expect(await staff.lastNote()).toMatchObject({
      who: 'tester',
      command: 'complete',
      what: `module1 of registration ${id} completed on 2025-08-01, certificate ${issued.certificate}`,
    })
    expect(await staff.academy(typed)).toEqual({
      exit: 0,
      out: 'a.rivera@mail.example completed Module 1 on 2025-08-01 already.\n',
      err: '',
    })
    const otherDay = typed.with(3, '2025-07-31')
    expect((await staff.academy(otherDay)).err).toContain(
      'completed Module 1 on 2025-08-01, not on 2025-07-31',
    )
    const certificates = (await world.mails(owner.email)).filter(({ kind }) => kind === 'certificate')
    expect(certificates).toHaveLength(1)
  })

  test('of a course without a date is refused for a day before it was bought', async () => {
    const email = 'early@mail.example'
    await world.paid({ email, selectedItems: ['module1'], dates: {} })
    const typed = ['complete', 'module1', '--date', '2025-07-31', '--person', email]
    await expect(staff.answer(...typed)).rejects.toThrow(
      'exit 1: The course was bought on 2025-08-01, after 2025-07-31.',
    )
    expect((await world.mails(email)).map(({ kind }) => kind)).toEqual(['confirmation'])
  })

  test('of a whole date: everyone on it, once, with its last day', async () => {
    const dates = { clinical1: '2025-10-16' }
    for (const email of ['one@mail.example', 'two@mail.example']) {
      await world.paid({ email, selectedItems: ['clinical1'], dates })
    }
    const typed = ['complete', 'clinical1', '--date', '2025-10-16']
    expect((await staff.academy(typed)).err, 'refused before it asks').toBe(
      '2025-10-21 lies in the future.\n',
    )
    world.clock.set('2025-10-22T19:00:00Z')
    const asked = await staff.academy(typed)
    expect(asked.err).toContain('2 certificates will be issued and mailed, to one@mail.example, two@')
    expect(asked).toMatchObject({ exit: 1, out: '' })
    const issued = await staff.answer(...typed)
    expect(issued).toMatchObject([
      { email: 'one@mail.example', completedOn: '2025-10-21' },
      { email: 'two@mail.example', completedOn: '2025-10-21' },
    ])
    const letter = (await world.mails('two@mail.example')).find(({ kind }) => kind === 'certificate')
    const [, token = ''] = /\/registration\/(\S+)/.exec(letter?.text ?? '') ?? []
    const { certificates } = (await world.app.inject(`/api/registrations/${token}`)).json()
    expect(certificates, 'a guest finds it by the letter').toMatchObject([{ course: 'clinical1' }])
    const again = await staff.academy(typed)
    expect(again).toMatchObject({
      exit: 0,
      out: 'Everyone on Clinical 1, 2025-10-16 is completed already: 2 people.\n',
    })
    expect(await staff.answer(...typed, '--person', 'two@mail.example')).toEqual([])
    expect((await staff.academy(['complete', 'clinical1', '--date', '2025-10-17'])).err).toContain('no date')
    world.clock.set('2025-08-01T19:00:00Z')
  })

  test('of who is on another date is refused, and of who has bought twice asks which', async () => {
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

  test('of who did not come is taken back: no hours, no certificate, and the course is active again', async () => {
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
      'will not count as completed on 2025-08-01 any more',
    )
    expect(await earned(), 'asked first').toBe(24)
    expect(await staff.answer(...typed, '--undo')).toMatchObject({ revoked: certificate, registration: id })
    expect(await staff.lastNote()).toMatchObject({
      command: 'complete',
      what: `module1 of registration ${id} not completed on 2025-08-01 after all, certificate ${certificate} revoked`,
    })
    expect([await earned(), await ofCourse()]).toEqual([0, ['module1']])
    expect((await world.app.inject(`/api/certificates/${certificate}`)).json().state).toBe('revoked')
    const letters = await world.mails(absent.email)
    const [letter, ...more] = letters.filter(({ kind }) => kind === 'completion-undone')
    expect(letter?.subject).toBe('Module 1 does not count as completed any more')
    expect(letter?.text).toContain(`Certificate ${certificate} is no longer valid`)
    expect(more).toEqual([])
    await expect(staff.answer('certificate', 'reissue', certificate)).rejects.toThrow('any more')
    await expect(staff.answer(...typed, '--undo')).rejects.toThrow('has not completed')
    const [again] = await staff.answer(...typed)
    expect((await world.app.inject(`/api/certificates/${again.certificate}`)).json().state).toBe('valid')
  })

  test('certificates are revoked and replaced', async () => {
    const [first] = (await owner.get('/api/account/completed-courses')).body
    const { code } = first.certificate
    const renewed = (await staff.answer('certificate', 'reissue', code.toLowerCase())).code
    expect((await world.app.inject(`/api/certificates/${code}`)).json().state).toBe('revoked')
    expect((await staff.academy(['certificate', 'revoke', renewed])).err).toContain(
      `Certificate ${renewed} of Alex Rivera, Module 1 on 2025-08-01, will be revoked.`,
    )
    expect((await staff.answer('certificate', 'revoke', renewed)).message).toContain('is revoked')
    expect(await staff.lastNote()).toMatchObject({ what: `certificate ${renewed} revoked` })
    await expect(staff.answer('certificate', 'revoke', renewed)).rejects.toThrow(
      'revoked on 2025-08-01 already',
    )
  })

  test('a certificate that was revoked is replaced once, while its course is completed', async () => {
    const email = 'revoked@mail.example'
    const { id } = await world.paid({ email, selectedItems: ['module1'], dates: {} })
    const { code } = await world.complete(id, 'module1', '2025-08-01')
    const reissue = ['certificate', 'reissue', code]
    await staff.answer('certificate', 'revoke', code)
    expect((await staff.academy(reissue)).err).toContain(
      'was revoked on 2025-08-01, and a new one will be mailed to its owner.',
    )
    const renewed = (await staff.answer(...reissue)).code
    const stateOf = async (one: string) => (await world.app.inject(`/api/certificates/${one}`)).json().state
    expect([await stateOf(code), await stateOf(renewed)]).toEqual(['revoked', 'valid'])
    await expect(staff.answer(...reissue)).rejects.toThrow(
      `Certificate ${renewed} stands in place of ${code} already.`,
    )
    await staff.answer('certificate', 'revoke', renewed)
    const { intentId } = await world.registration(id)
    await world.stripe.refunds.create({ payment_intent: intentId ?? '' })
    await world.deliverAll()
    await expect(staff.answer(...reissue)).rejects.toThrow('does not count as completed any more')
    const mailed = (await world.mails(email)).filter(({ kind }) => kind === 'certificate')
    expect(mailed).toHaveLength(2)
  })

  test('a certificate is replaced with the hours that it says, also of a course that the catalogue no longer has', async () => {
    const { id } = await world.paid({ email: 'former@mail.example', selectedItems: ['module1'], dates: {} })
    const { code } = await world.complete(id, 'module1', '2025-08-01')
    await world.pool.query(
      `with lines as (update registration_lines set course = 'module9' where registration_id = $1)
       update certificates set course = 'module9' where registration_id = $1`,
      [id],
    )
    const renewed = (await staff.answer('certificate', 'reissue', code)).code
    expect((await world.app.inject(`/api/certificates/${renewed}`)).json()).toMatchObject({
      state: 'valid',
      course: 'module9',
      ceHours: 24,
    })
  })
})

describe('awards', () => {
  test('what waits is listed, and approved or declined', async () => {
    expect((await staff.academy(['awards', 'pending'])).out).toBe('Nothing waits.\n')
    const outside = { title: 'Grafting', provider: 'Club', kind: 'online', hours: 3, earnedOn: '2025-07-01' }
    await owner.call('POST', '/api/account/outside-credits', outside)
    const sinusLift = { title: 'Sinus lift', summary: 'Lateral', treatedOn: '2025-07-01' }
    await owner.call('POST', '/api/account/cases', sinusLift)
    const waiting = await staff.answer('awards', 'pending')
    expect(waiting).toMatchObject([
      { email: owner.email, entry: 'hours, online', hours: 3, title: 'Grafting', about: 'Club' },
      { entry: 'case', hours: null, title: 'Sinus lift', about: 'Lateral' },
    ])
    await staff.answer('awards', 'approve', waiting[0].id)
    await staff.answer('awards', 'decline', waiting[1].id)
    expect(await staff.answer('awards', 'pending')).toEqual([])
    const { body } = await owner.get('/api/account/credits')
    expect([body.outside[0].state, body.cases[0].state]).toEqual(['approved', 'declined'])
  })

  test('tests, fees and the oral defense are recorded', async () => {
    const record = (what: string, ...typed: string[]) =>
      staff.answer('awards', `record-${what}`, owner.email, ...typed)
    expect((await record('test', '74', '--on', '2025-06-01')).message).toBe('Recorded: not passed.')
    await expect(record('test', '90', '--on', '2025-06-20')).rejects.toThrow('a month')
    for (const [what, ...typed] of [['test', '90'], ['fee', 'fellowship'], ['defense']] as const) {
      const ahead = ['awards', `record-${what}`, owner.email, ...typed, '--on', '2025-08-02']
      expect((await staff.academy(ahead)).err, 'refused before it asks').toBe(
        '2025-08-02 lies in the future.\n',
      )
    }
    expect((await record('test', '90')).state).toBe('passed')
    expect((await staff.academy(['awards', 'record-fee', owner.email, 'fellowship'])).err).toContain(
      'add --yes',
    )
    expect((await staff.academy(['awards', 'record-test', owner.email, '90'])).err).toContain('add --yes')
    expect((await staff.academy(['awards', 'record-defense', owner.email])).err).toContain('add --yes')
    await record('fee', 'fellowship')
    await record('defense')
    const { fellowship, mastership } = (await owner.get('/api/account/credits')).body
    expect(fellowship).toMatchObject({ test: { state: 'passed', score: 90 }, feePaid: true })
    expect(mastership).toMatchObject({ defendedOn: '2025-08-01', feePaid: false })
  })
})

test('audit lists every change of these, by whom, and none of what was refused', async () => {
  const actions: { who: string; command: string }[] = await staff.answer('audit', '--since', '2025-08-01')
  expect(actions.map(({ command }) => command)).toEqual([
    ...Array(8).fill('complete'),
    'certificate reissue',
    'certificate revoke',
    'certificate revoke',
    'certificate reissue',
    'certificate revoke',
    'certificate reissue',
    'awards approve',
    'awards decline',
    'awards record-test',
    'awards record-test',
    'awards record-fee',
    'awards record-defense',
  ])
  expect(await staff.answer('audit', '--who', 'nobody')).toEqual([])
})

test.each([
  [['complete', 'module9', '--date', '2025-07-01'], 2, 'COURSE is one of'],
  [['complete', 'module1', '--date', 'today'], 2, 'A day is written as'],
  [
    ['complete', 'module2', '--date', '2025-09-12', '--registration', crypto.randomUUID()],
    2,
    'it needs --person',
  ],
  [['complete', 'module2', '--date', '2025-09-12', '--undo'], 2, '--undo is for one person'],
  [['certificate', 'revoke', 'nonsense'], 2, 'A code is written as'],
  [['awards', 'record-test', 'a@b.example', '101'], 2, 'SCORE is'],
  [['awards', 'record-fee', 'nobody@mail.example', 'fellowship'], 1, 'Nobody has an account'],
  [['awards', 'pending', '--as', '  '], 2, '--as needs a name'],
  [['awards', 'approve', '7'], 2, 'An ID is written as'],
  [['awards', 'approve', crypto.randomUUID()], 1, 'Nothing was entered under'],
])('what makes no sense is answered with a sentence: %j', async (typed, exit, sentence) => {
  const answered = await staff.academy(typed)
  expect(answered).toMatchObject({ exit, out: '' })
  expect(answered.err).toContain(sentence)
})

test('the process itself: results on stdout, refusals on stderr with their exit code, who from the environment', async () => {
  const run = (...typed: string[]) =>
    promisify(execFile)(process.execPath, ['src/staff/main.ts', ...typed], {
      env: { ...process.env, DATABASE_URL: world.url, ACADEMY_STAFF: 'Dana' },
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
  expect(stdout).toMatch(/^name,email,completedOn,certificate,registration\r\nAlex Rivera,late@mail.example,/)
  expect(await staff.lastNote()).toMatchObject({ who: 'Dana' })
  await expect(run('awards', 'approve', crypto.randomUUID())).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Nothing was entered under .*\n$/m),
  })
  const nowhere = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  const lost = promisify(execFile)(process.execPath, ['src/staff/main.ts', 'audit'], { env: nowhere })
  await expect(lost).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database cannot .*\n$/),
  })
})
