import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { commands } from './commands.ts'
import { readArguments } from './read-arguments.ts'

let world: AccountWorld
let owner: Person
beforeAll(async () => {
  world = await accountWorld()
  owner = await world.person('a.rivera@mail.example')
  await owner.get('/api/account/profile')
})
afterAll(() => world.close())

async function academy(...typed: string[]): Promise<string> {
  const { command, given } = readArguments(typed, commands)
  return command.run(given, world.checkout)
}

describe('staff', () => {
  test('mark a course completed, and the certificate is there', async () => {
    await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
    const told = await academy('complete', 'A.Rivera@mail.example', 'module1', '--on', '2025-07-31')
    expect(told).toMatch(/^Alex Rivera completed Module 1 on 2025-07-31. Certificate [0-9A-Z-]{14}: /)
    expect((await owner.get('/api/account/completed-courses')).body).toMatchObject([{ course: 'module1' }])
  })

  test('complete a guest’s course by the address alone', async () => {
    await world.paid({ email: 'guest@mail.example', selectedItems: ['module4'], dates: {} })
    expect(await academy('complete', 'guest@mail.example', 'module4')).toContain('completed Module 4')
  })

  test('are asked which, where a course was bought twice', async () => {
    const one = await world.paidBy(owner, { selectedItems: ['module3'], dates: {} })
    const other = await world.paidBy(owner, { selectedItems: ['module3'], dates: {} })
    await expect(academy('complete', owner.email, 'module3')).rejects.toThrow(one.id)
    await academy('complete', owner.email, 'module3', '--registration', other.id)
    expect(Object.keys((await owner.get('/api/account/active-courses')).body)).toContain('module3')
    await academy('complete', owner.email, 'module3')
    await expect(academy('complete', owner.email, 'module3')).rejects.toThrow('has no active Module 3')
  })

  test('revoke and replace certificates', async () => {
    const [first] = (await owner.get('/api/account/completed-courses')).body
    const { code } = first.certificate
    const told = await academy('reissue-certificate', code.toLowerCase())
    const renewed = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(told)?.[0] ?? ''
    expect((await world.app.inject(`/api/certificates/${code}`)).json().state).toBe('revoked')
    expect(await academy('revoke-certificate', renewed)).toContain('is revoked')
    await expect(academy('revoke-certificate', 'nonsense')).rejects.toThrow('A code is written as')
  })

  test('see what waits, and approve or decline it', async () => {
    expect(await academy('pending')).toBe('Nothing waits.')
    const outside = { title: 'Grafting', provider: 'Club', kind: 'online', hours: 3, earnedOn: '2025-07-01' }
    await owner.call('POST', '/api/account/outside-credits', outside)
    await owner.call('POST', '/api/account/cases', {
      title: 'Sinus lift',
      summary: 'Lateral',
      treatedOn: '2025-07-01',
    })
    const waiting = (await academy('pending')).split('\n')
    expect(waiting).toHaveLength(2)
    expect(waiting[0]).toContain('3 hours online, 2025-07-01: Grafting, Club')
    const ids = waiting.map((line) => line.split(' ')[0] ?? '')
    await academy('approve', ids[0] ?? '')
    await academy('decline', ids[1] ?? '')
    expect(await academy('pending')).toBe('Nothing waits.')
    const { body } = await owner.get('/api/account/credits')
    expect([body.outside[0].state, body.cases[0].state]).toEqual(['approved', 'declined'])
  })

  test('record tests, fees and the oral defense', async () => {
    expect(await academy('record-test', owner.email, '74', '--on', '2025-06-01')).toBe(
      'Recorded: not passed.',
    )
    await expect(academy('record-test', owner.email, '90', '--on', '2025-06-20')).rejects.toThrow('a month')
    expect(await academy('record-test', owner.email, '90')).toBe('Recorded: passed.')
    await academy('record-fee', owner.email, 'fellowship')
    await academy('record-defense', owner.email)
    const { fellowship, mastership } = (await owner.get('/api/account/credits')).body
    expect(fellowship).toMatchObject({ test: { state: 'passed', score: 90 }, feePaid: true })
    expect(mastership).toMatchObject({ defendedOn: '2025-08-01', feePaid: false })
  })
})

describe('what is typed wrong', () => {
  test.each([
    [['fly'], 'where COMMAND is one of'],
    [[], 'complete EMAIL COURSE'],
    [['complete', 'a@b.example'], 'npm run academy -- complete EMAIL COURSE'],
    [['complete', 'a@b.example', 'module1', '--at', 'noon'], 'npm run academy -- complete'],
    [['complete', 'a@b.example', 'module9'], 'COURSE is one of'],
    [['complete', 'a@b.example', 'module1', '--on', 'today'], 'A day is written as'],
    [['record-test', 'a@b.example', '101'], 'SCORE is'],
    [['record-fee', 'nobody@mail.example', 'fellowship'], 'Nobody has an account'],
    [['approve', '7'], 'ID is'],
  ])('is answered with what to type: %j', async (typed, sentence) => {
    await expect(academy(...typed)).rejects.toThrow(sentence)
  })
})

test('npm run academy runs on the site’s database; a mistake is a sentence and exit 1', {
  timeout: 30_000,
}, async () => {
  const run = (...typed: string[]) =>
    promisify(execFile)(process.execPath, ['src/staff/main.ts', ...typed], {
      env: { ...process.env, DATABASE_URL: world.url },
    })
  const email = 'late@mail.example'
  await world.paid({ email, selectedItems: ['module1'], dates: {} })
  expect((await run('complete', email, 'module1', '--on', '2025-07-30')).stdout).toContain(
    'completed Module 1',
  )
  expect((await world.mails(email)).map(({ kind }) => kind)).toContain('certificate')
  await expect(run('approve', crypto.randomUUID())).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was entered under .*\n$/),
  })
})
