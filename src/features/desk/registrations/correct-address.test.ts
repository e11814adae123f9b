import { afterAll, expect, test } from 'vitest'
import { staffWorld } from '#tests/support/staff-world.ts'
import { correctAddress } from './correct-address.ts'

const world = await staffWorld()
const { desk, order, payFor, emailTo } = world
afterAll(() => world.close())

const correct = (registrationId: string, email: string) =>
  correctAddress({ registrationId, email }, world.context, async () => {})

test('correct sends the confirmation to the new address; unpaid orders and accounts are refused', async () => {
  const unpaid = await order({ email: 'typo@mail.exampel' })
  const tokenEmailedTo = async (email: string) =>
    /\/registration\/([\w-]+)/.exec((await emailTo(email, 'confirmation'))?.text ?? '')?.[1] ?? ''
  const open = (token: string) => world.app.inject(`/api/registrations/${token}`)
  await expect(correct(unpaid.registrationId, 'typo@mail.example')).rejects.toThrow('It was not paid')
  const { id } = await payFor(unpaid)
  await expect(correct(id, 'typo@mail.exampel')).rejects.toThrow('That is its address already.')
  const emailedBefore = await tokenEmailedTo('typo@mail.exampel')
  expect((await open(emailedBefore)).statusCode).toBe(200)
  await world.pool.query(
    `update emails set delivered_at = null, failed_at = now() where "to" = 'typo@mail.exampel'`,
  )
  expect(await correct(id, 'typo@mail.example')).toMatchObject({ confirmed: true })
  const failed = (await world.emails()).filter(({ failedAt }) => failedAt !== null)
  expect(failed.map(({ to }) => to)).toEqual(['typo@mail.example'])
  expect((await open(emailedBefore)).statusCode).toBe(404)
  const warning = await emailTo('typo@mail.exampel', 'address-corrected')
  expect(warning?.text).toContain('has changed the email address of registration BHIA-2025-')
  expect(warning?.text).not.toMatch(/Rivera|\/registration\/|typo@mail\.example\b/)
  const emailedNow = await tokenEmailedTo('typo@mail.example')
  expect((await open(emailedNow)).json()).toMatchObject({ id })
  expect(failed[0]?.text).toContain(`/registration/${emailedNow}`)

  await desk.refund(id)
  const canceled = (await emailTo('typo@mail.example', 'cancel'))?.text
  expect(canceled).toContain('Module 2')
  expect(canceled).toContain(`/registration/${emailedNow}`)
  await world.pool.query('update emails set delivered_at = now(), failed_at = null')
  expect(await correct(id, 'again@mail.example')).toMatchObject({ confirmed: false })
  expect(await emailTo('again@mail.example', 'confirmation')).toBeUndefined()
  expect((await emailTo('again@mail.example', 'new-links'))?.text).toContain('/registration/')
  for (const ended of [emailedBefore, emailedNow]) expect((await open(ended)).statusCode).toBe(404)

  const owned = await world.paidBy(await world.person('owner@mail.example'))
  await expect(correct(owned.id, 'other@mail.example')).rejects.toThrow('It belongs to an account')
})

test.each([
  [
    { selectedItems: ['module2', 'module3'], dates: { module2: '2025-09-12' } },
    'Sept 12–14, 2025',
    'module3',
  ],
  [{ selectedItems: 'fellowship', dates: {} }, 'Date to be chosen', 'module1'],
])('correct confirms only the courses that are not canceled: %o', async (bought, date, canceled) => {
  const email = `part.${canceled}@mail.example`
  const { id } = await payFor(await order({ ...bought, email: `${email}l` }))
  await desk.refund(id, { course: canceled })
  await world.pool.query('update emails set delivered_at = now()')
  expect(await correct(id, email)).toMatchObject({ confirmed: true })
  const sentEmail = (await emailTo(email, 'confirmation'))?.text
  expect(sentEmail).toMatch(new RegExp(`Module 2.*\\n +${date}.*\\n +\\$2,`))
  expect(sentEmail).not.toMatch(new RegExp(`Module ${canceled.at(-1)}|Total paid|Fellowship`))
})

test('correct shows no higher refund than a cancellation still gives', async () => {
  const bought = { selectedItems: ['module1', 'module2', 'module3'], dates: { module2: '2025-09-12' } }
  const { id, received, intentId } = await payFor(await order({ ...bought, email: 'capped@mail.exampel' }))
  await desk.complete(id, 'module1', '2025-08-01')
  await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: received - 200_000 })
  await world.deliverAll()
  const calendarEmailedTo = async (email: string) => {
    // An undelivered earlier email would go to the new address, too.
    await world.pool.query('update emails set delivered_at = now()')
    await correct(id, email)
    const { text = '' } = (await emailTo(email, 'confirmation')) ?? {}
    return text.slice(text.indexOf('If your plans change'), text.indexOf('If the academy cancels'))
  }
  const calendar = await calendarEmailedTo('capped@mail.example')
  expect(calendar).toMatch(/Module 1, no date yet\n {2}After that: no refund\n/)
  expect(calendar).toMatch(/Module 2, .*\n.* Aug 28, 2025: \$2,000.00\n.* Sept 5, 2025: \$1,425.00\n/)
  expect(calendar).toMatch(/Module 3, no date yet\n.*: \$2,000.00\n/)
  await world.pool.query(`update registrations set dispute = 'open' where id = $1`, [id])
  expect(await calendarEmailedTo('capped.open@mail.example')).toBe('')
  await world.pool.query('update registrations set dispute = null where id = $1', [id])
})
