import { afterAll, expect, test } from 'vitest'
import { accountWorld } from '#tests/support/account.ts'
import { renameCourse } from '#tests/support/rename-course.ts'

const world = await accountWorld()
const { desk } = world
afterAll(() => world.close())

test('reissue replaces a certificate, and revoke ends the new one', async () => {
  const email = 'a.rivera@mail.example'
  const { id } = await world.paid({ email, selectedItems: ['module1'], dates: {} })
  const { code } = await desk.complete(id, 'module1', '2025-08-01')
  const renewed = (await desk.reissueCertificate(code)).code
  expect((await world.app.inject(`/api/certificates/${code}`)).json().state).toBe('revoked')
  await desk.revokeCertificate(renewed)
  expect(await world.lastNote()).toMatchObject({
    verb: 'certificate.revoked',
    facts: { certificate: renewed },
  })
  await expect(desk.revokeCertificate(renewed)).rejects.toThrow(`There is no valid certificate ${renewed}.`)
})

test('reissue replaces a revoked certificate once, and only while its course is completed', async () => {
  const email = 'revoked@mail.example'
  const { id } = await world.paid({ email, selectedItems: ['module1'], dates: {} })
  const { code } = await desk.complete(id, 'module1', '2025-08-01')
  const reissue = () => desk.reissueCertificate(code)
  await desk.revokeCertificate(code)
  const renewed = (await reissue()).code
  const stateOf = async (one: string) => (await world.app.inject(`/api/certificates/${one}`)).json().state
  expect([await stateOf(code), await stateOf(renewed)]).toEqual(['revoked', 'valid'])
  await expect(reissue()).rejects.toThrow(`Certificate ${renewed} has already replaced ${code}.`)
  await desk.revokeCertificate(renewed)
  const { intentId } = await world.registration(id)
  await world.stripe.refunds.create({ payment_intent: intentId ?? '' })
  await world.deliverAll()
  await expect(reissue()).rejects.toThrow('does not count as completed any more')
  const emailed = (await world.emails(email)).filter(({ kind }) => kind === 'certificate')
  expect(emailed).toHaveLength(2)
})

test('reissue keeps the hours of a certificate whose course has left the catalogue', async () => {
  const { id } = await world.paid({ email: 'former@mail.example', selectedItems: ['module1'], dates: {} })
  const { code } = await desk.complete(id, 'module1', '2025-08-01')
  await renameCourse(world.database, 'module1', 'module9')
  const renewed = (await desk.reissueCertificate(code)).code
  expect((await world.app.inject(`/api/certificates/${renewed}`)).json()).toMatchObject({
    state: 'valid',
    course: 'module9',
    ceHours: 24,
  })
})
