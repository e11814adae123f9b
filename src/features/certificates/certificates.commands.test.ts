import { afterAll, expect, test } from 'vitest'
import { accountWorld } from '#tests/support/account.ts'
import { renameCourse } from '#tests/support/rename-course.ts'
import { staffOf } from '#tests/support/staff.ts'

const world = await accountWorld()
const staff = staffOf(world)
afterAll(() => world.close())

test('reissue replaces a certificate, and revoke ends the new one', async () => {
  const email = 'a.rivera@mail.example'
  const { id } = await world.paid({ email, selectedItems: ['module1'], dates: {} })
  const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
  const renewed = (await staff.answer('certificate', 'reissue', code.toLowerCase())).code
  expect((await world.app.inject(`/api/certificates/${code}`)).json().state).toBe('revoked')
  expect((await staff.academy(['certificate', 'revoke', renewed])).err).toContain(
    `Certificate ${renewed} of Alex Rivera, Module 1 on 2025-08-01, will be revoked.`,
  )
  expect((await staff.answer('certificate', 'revoke', renewed)).message).toContain('is revoked')
  expect(await staff.lastNote()).toMatchObject({ what: `certificate ${renewed} revoked` })
  await expect(staff.answer('certificate', 'revoke', renewed)).rejects.toThrow(
    'was already revoked on 2025-08-01',
  )
})

test('reissue replaces a revoked certificate once, and only while its course is completed', async () => {
  const email = 'revoked@mail.example'
  const { id } = await world.paid({ email, selectedItems: ['module1'], dates: {} })
  const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
  const reissue = ['certificate', 'reissue', code]
  await staff.answer('certificate', 'revoke', code)
  expect((await staff.academy(reissue)).err).toContain(
    'was revoked on 2025-08-01, and its owner will get a new one by email.',
  )
  const renewed = (await staff.answer(...reissue)).code
  const stateOf = async (one: string) => (await world.app.inject(`/api/certificates/${one}`)).json().state
  expect([await stateOf(code), await stateOf(renewed)]).toEqual(['revoked', 'valid'])
  await expect(staff.answer(...reissue)).rejects.toThrow(
    `Certificate ${renewed} has already replaced ${code}.`,
  )
  await staff.answer('certificate', 'revoke', renewed)
  const { intentId } = await world.registration(id)
  await world.stripe.refunds.create({ payment_intent: intentId ?? '' })
  await world.deliverAll()
  await expect(staff.answer(...reissue)).rejects.toThrow('does not count as completed any more')
  const emailed = (await world.emails(email)).filter(({ kind }) => kind === 'certificate')
  expect(emailed).toHaveLength(2)
})

test('reissue keeps the hours of a certificate whose course has left the catalogue', async () => {
  const { id } = await world.paid({ email: 'former@mail.example', selectedItems: ['module1'], dates: {} })
  const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
  await renameCourse(world.database, 'module1', 'module9')
  const renewed = (await staff.answer('certificate', 'reissue', code)).code
  expect((await world.app.inject(`/api/certificates/${renewed}`)).json()).toMatchObject({
    state: 'valid',
    course: 'module9',
    ceHours: 24,
  })
})

test('audit lists every reissue and revocation, and no refused one', async () => {
  const actions: { command: string }[] = await staff.answer('audit', '--since', '2025-08-01')
  expect(actions.map(({ command }) => command)).toEqual([
    'certificate reissue',
    'certificate revoke',
    'certificate revoke',
    'certificate reissue',
    'certificate revoke',
    'certificate reissue',
  ])
})
