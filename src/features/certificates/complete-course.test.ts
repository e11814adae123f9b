import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'

let world: AccountWorld
let owner: Person
beforeAll(async () => {
  world = await accountWorld()
  owner = await world.person('a.rivera@mail.example')
  await owner.get('/api/account/profile')
})
afterAll(() => world.close())

test('completing a course without a date issues a certificate once', async () => {
  const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  const { code, name } = await world.desk.complete(id, 'module1', '2025-08-01')
  expect(name).toBe('Alex Rivera')
  expect((await owner.get('/api/account/completed-courses')).body).toMatchObject([{ course: 'module1' }])
  expect(await world.lastNote()).toMatchObject({
    who: 'tester',
    verb: 'course.completed',
    facts: { registrationId: id, course: 'module1', on: '2025-08-01', hours: 24, certificate: code },
  })
  await expect(world.desk.complete(id, 'module1', '2025-08-01')).rejects.toThrow('completed on 2025-08-01')
  const certificates = (await world.emails(owner.email)).filter(({ kind }) => kind === 'certificate')
  expect(certificates).toHaveLength(1)
})

test('complete refuses a day before the purchase', async () => {
  const email = 'early@mail.example'
  const { id } = await world.paid({ email, selectedItems: ['module1'], dates: {} })
  await expect(world.desk.complete(id, 'module1', '2025-07-31')).rejects.toThrow(
    'The course was bought on 2025-08-01, after 2025-07-31.',
  )
  expect((await world.emails(email)).map(({ kind }) => kind)).toEqual(['confirmation'])
})

test('complete marks everyone on a date once, on its last day', async () => {
  const dates = { clinical1: '2025-10-16' }
  for (const email of ['one@mail.example', 'two@mail.example']) {
    await world.paid({ email, selectedItems: ['clinical1'], dates })
  }
  const complete = () => world.desk.completeDate('clinical1', '2025-10-16')
  await expect(complete()).rejects.toThrow('2025-10-21 is in the future.')
  world.clock.set('2025-10-22T19:00:00Z')
  const issued = await complete()
  expect(issued).toMatchObject([{ email: 'one@mail.example' }, { email: 'two@mail.example' }])
  const verified = (await world.app.inject(`/api/certificates/${issued[0]?.code}`)).json()
  expect(verified).toMatchObject({ completedOn: '2025-10-21' })
  const sentEmail = (await world.emails('two@mail.example')).find(({ kind }) => kind === 'certificate')
  const [, token = ''] = /\/registration\/(\S+)/.exec(sentEmail?.text ?? '') ?? []
  const { certificates } = (await world.app.inject(`/api/registrations/${token}`)).json()
  expect(certificates, 'the link in the email shows it to a guest').toMatchObject([{ course: 'clinical1' }])
  expect(await complete()).toEqual([])
  world.clock.set('2025-08-01T19:00:00Z')
})

test('undoing a completion removes hours and certificate, and the course is active again', async () => {
  const absent = await world.person('absent@mail.example')
  const { id } = await world.paidBy(absent, { selectedItems: ['module1'], dates: {} })
  const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
  const undo = () => world.desk.undoCompletion(id, 'module1')
  const earned = async () => (await absent.get('/api/account/credits')).body.earned.online
  const ofCourse = async () => Object.keys((await absent.get('/api/account/active-courses')).body)
  expect([await earned(), await ofCourse()]).toEqual([24, []])
  expect(await undo()).toEqual([code])
  expect(await world.lastNote()).toMatchObject({
    verb: 'course.completion-undone',
    facts: { registrationId: id, course: 'module1', on: '2025-08-01', certificates: [code] },
  })
  expect([await earned(), await ofCourse()]).toEqual([0, ['module1']])
  expect((await world.app.inject(`/api/certificates/${code}`)).json().state).toBe('revoked')
  const emails = await world.emails(absent.email)
  const [sentEmail, ...more] = emails.filter(({ kind }) => kind === 'completion-undone')
  expect(sentEmail?.subject).toBe('Module 1 is no longer marked as completed')
  expect(sentEmail?.text).toContain(`Certificate ${code} is no longer valid`)
  expect(more).toEqual([])
  await expect(world.desk.reissueCertificate(code)).rejects.toThrow('any more')
  await expect(undo()).rejects.toThrow('not count as completed any more')
  const again = await world.desk.complete(id, 'module1', '2025-08-01')
  expect((await world.app.inject(`/api/certificates/${again.code}`)).json().state).toBe('valid')
})
