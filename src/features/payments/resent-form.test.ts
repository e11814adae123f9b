import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { holdTime } from '#features/seats/hold-caps.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { pollOpenPayments } from './poll.ts'

/** The intent that the bank is still processing: it can neither be canceled nor settled. */
let processing: string | undefined

const world = await checkoutWorld({
  wire: (provider) => async (input, init) => {
    const { pathname } = new URL(String(input))
    if (!processing || !pathname.includes(processing)) return provider.fetch(input, init)
    if (pathname.endsWith('/cancel')) {
      return Response.json(
        { error: { type: 'invalid_request_error', message: 'in progress' } },
        { status: 400 },
      )
    }
    const answer = await provider.fetch(input, init)
    return Response.json({ ...(await answer.json()), status: 'processing' })
  },
})
await resetBeforeEachTest(world)
beforeEach(() => {
  processing = undefined
})
afterAll(() => world.close())

/** The registrations that a buyer can pay. */
async function payable(): Promise<string[]> {
  const rows = await world.database
    .selectFrom('registrations')
    .innerJoin('payments', 'payments.registrationId', 'registrations.id')
    .select('registrations.id')
    .where('status', '=', 'awaiting_payment')
    .where('intentId', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

describe('one form', () => {
  test('sent twice with the same order is one registration with one client secret', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    const again = await world.opened({}, { key: 'form-key-1' })
    expect(again).toEqual(first)
    expect(await world.left('module2')).toBe(5)
  })

  test('sent again in another language is the same registration, with emails in the new language', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    const again = await world.opened({}, { key: 'form-key-1', cookie: 'language=es' })
    expect(again).toEqual(first)
    expect((await world.registration(first.registrationId)).language).toBe('es')
  })

  test('sent eight times at once is one registration', async () => {
    // A request that waits too long for the first one is 503, and the browser retries.
    const send = async (): Promise<string> => {
      const { body } = await world.register({}, { key: 'form-key-1' })
      return body.code === 'payments_unavailable' ? send() : body.clientSecret
    }
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, send))
    expect(first).toContain('_secret_')
    expect(new Set(others)).toEqual(new Set([first]))
    expect(await world.left('module2')).toBe(5)
  })

  test('sent again while the provider still handles the first request waits for its intent', async () => {
    const { provider } = world.context
    const createIntent = provider.createIntent
    provider.createIntent = async () => {
      provider.createIntent = createIntent
      return null
    }
    expect((await world.register({}, { key: 'form-key-1' })).status).toBe(200)
  })

  test('with another key and the same order is a second registration', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    const second = await world.opened({}, { key: 'form-key-2' })
    expect(second.registrationId).not.toBe(first.registrationId)
  })

  test('sent again with another order cancels the former one, which can no longer be paid', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    const edited = await world.opened({ selectedItems: ['module2', 'module3'] }, { key: 'form-key-1' })
    expect(edited.registrationId).not.toBe(first.registrationId)
    expect((await world.registration(first.registrationId)).status).toBe('canceled')
    expect((await world.pay(first.clientSecret)).status).toBe(400)
    expect(await world.left('module2')).toBe(5)
  })

  test('keeps the last seat when edited, also with a waiting list', async () => {
    for (let buyer = 0; buyer < 5; buyer++) await world.opened({ email: `${buyer}@mail.example` })
    await world.opened({}, { key: 'form-key-1' })
    await world.waitFor('waits@mail.example')
    const edited = await world.opened({ phone: '(213) 555-0188' }, { key: 'form-key-1' })
    await world.deliverAll()
    await world.pay(edited.clientSecret)
    await world.deliverAll()
    expect((await world.registration(edited.registrationId)).status).toBe('completed')
  })

  test('edited after payment is refused, and the paid order counts', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    await world.pay(first.clientSecret)
    const edited = await world.register({ selectedItems: ['module3'], dates: {} }, { key: 'form-key-1' })
    expect(edited).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect((await world.registration(first.registrationId)).status).toBe('completed')
    expect(await world.left('module2')).toBe(5)
  })

  test('edited repeatedly after payment is refused each time', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    await world.pay(first.clientSecret)
    const edit = { selectedItems: ['module3'], dates: {} }
    for (let tries = 0; tries < 3; tries++) {
      expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({
        status: 409,
        body: { code: 'already_paid' },
      })
    }
    expect(await payable()).toEqual([])
  })

  test('edited repeatedly while the payment is processing is refused until it ends', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    processing = first.clientSecret.split('_secret_')[0]
    const inProgress = { status: 409, body: { code: 'payment_in_progress' } }
    const edits = [{ phone: '(213) 555-0188' }, { phone: '(213) 555-0189' }]
    for (const edit of [...edits, ...edits]) {
      expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject(inProgress)
    }
    // The last edit holds the seat, and its hold ends while the payment is still processing.
    world.clock.pass(holdTime + minutes(1))
    await pollOpenPayments(world.context)
    expect(await world.register(edits[0], { key: 'form-key-1' })).toMatchObject(inProgress)
    expect(await payable()).toEqual([first.registrationId])

    processing = undefined
    await world.pay(first.clientSecret)
    await world.deliverAll()
    expect((await world.registration(first.registrationId)).status).toBe('completed')
    expect(await world.register(edits[1], { key: 'form-key-1' })).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    })
    expect(await payable()).toEqual([])
    expect(await world.left('module2')).toBe(5)
  })

  test('paid after its waiting edit expired is refused as already paid', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    processing = first.clientSecret.split('_secret_')[0]
    const edit = { phone: '(213) 555-0188' }
    expect((await world.register(edit, { key: 'form-key-1' })).status).toBe(409)
    world.clock.pass(holdTime + minutes(1))
    await pollOpenPayments(world.context)
    processing = undefined
    await world.pay(first.clientSecret)
    await world.deliverAll()
    expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    })
    expect(await payable()).toEqual([])
  })

  test('paid too late for a date that its edit released is refused once, then opens again', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    processing = first.clientSecret.split('_secret_')[0]
    const edit = { selectedItems: ['module3'], dates: {} }
    expect((await world.register(edit, { key: 'form-key-1' })).status).toBe(409)
    for (let buyer = 0; buyer < 6; buyer++) await world.opened({ email: `${buyer}@mail.example` })
    processing = undefined
    await world.pay(first.clientSecret)
    expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({
      status: 409,
      body: { code: 'paid_too_late' },
    })
    expect((await world.registration(first.registrationId)).status).not.toBe('completed')
    expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({ status: 200 })
  })

  test('sent again after payment returns the paid registration', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    await world.pay(first.clientSecret)
    await world.deliverAll()
    expect((await world.opened({}, { key: 'form-key-1' })).registrationId).toBe(first.registrationId)
  })

  test('sent again after its hold ended opens a new registration', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    world.clock.pass(holdTime + minutes(1))
    const again = await world.opened({}, { key: 'form-key-1' })
    expect(again.registrationId).not.toBe(first.registrationId)
    expect((await world.registration(first.registrationId)).status).toBe('expired')
    expect(await world.left('module2')).toBe(5)
  })
})
