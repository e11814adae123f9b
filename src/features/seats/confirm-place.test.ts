// A place on a waiting list counts once its emailed link was confirmed, and a list opens once a date is sold out.
import { afterAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { accountWorld } from '#tests/support/account.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { holdTime } from './hold-caps.ts'

const world = await accountWorld()
const owner = await world.person('owner@mail.example')
let lastHolder = { id: '' }
for (let buyer = 0; buyer < 6; buyer++) lastHolder = await world.paid({ email: `buyer${buyer}@mail.example` })
await resetBeforeEachTest(world)
afterAll(() => world.close())

const date = { course: 'module2', start: '2025-09-12' }
const join = (email: string, bearer = '') => world.post('/api/waiting-list', { ...date, email }, { bearer })
const confirm = (token: string) => world.post(`/api/waiting-list/${token}/confirmation`, {})
const show = async (token: string) => (await world.app.inject(`/api/waiting-list/${token}`)).json()
const giveUpOneSeat = () => world.cancel(lastHolder, ['module2'], 285_000)
const kindsTo = async (email: string) => (await world.emails(email)).map(({ kind }) => kind)

async function tokenTo(email: string) {
  const [sent] = await world.emails(email)
  return /\/waiting-list\/([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
}

describe('a place on a waiting list', () => {
  test('that is not confirmed gets no offer: the seat goes to the public', async () => {
    expect((await join('invented@mail.example')).body).toEqual({ joined: true, confirmed: false })
    await giveUpOneSeat()
    expect(await kindsTo('invented@mail.example')).toEqual(['waiting-list'])
    expect(await world.left('module2')).toBe(1)
  })

  test('is not confirmed by opening its link, only by the call of the page’s button', async () => {
    await join('first@mail.example')
    const token = await tokenTo('first@mail.example')
    expect(await show(token)).toMatchObject({ state: 'unconfirmed' })
    expect(await show(token)).toMatchObject({ state: 'unconfirmed' })
    expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'waiting' } })
    expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'waiting' } })
    await giveUpOneSeat()
    expect(await show(token)).toMatchObject({ state: 'offered' })
  })

  test('that is not confirmed does not block the places behind it', async () => {
    await join('invented@mail.example')
    await world.joinWaitingList({ ...date, email: 'second@mail.example' })
    await giveUpOneSeat()
    expect(await kindsTo('second@mail.example')).toContain('waiting-list-offer')
  })

  test('of a signed-in owner of a verified address needs no confirmation', async () => {
    expect((await join(owner.email, owner.token())).body).toEqual({ joined: true, confirmed: true })
    await giveUpOneSeat()
    expect(await kindsTo(owner.email)).toContain('waiting-list-offer')
  })

  test('of a signed-in owner under another address needs confirmation', async () => {
    expect((await join('other@mail.example', owner.token())).body.confirmed).toBe(false)
  })

  test('that is requested again stays one place, and its link is re-sent', async () => {
    await join('first@mail.example')
    world.clock.pass(minutes(30))
    await join('First@Mail.Example')
    expect(await kindsTo('first@mail.example')).toEqual(['waiting-list', 'waiting-list'])
    await confirm(await tokenTo('first@mail.example'))
    await join('first@mail.example')
    expect(await kindsTo('first@mail.example')).toHaveLength(2)
  })

  test('cannot be confirmed while the date has seats or after it is closed', async () => {
    await join('first@mail.example')
    const token = await tokenTo('first@mail.example')
    await giveUpOneSeat()
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'seats_left' } })
    await world.database.updateTable('courseDates').set({ closedAt: world.clock.now() }).execute()
    expect(await confirm(token)).toMatchObject({ status: 404, body: { code: 'unknown_date' } })
  })

  test('that was never confirmed is removed when its address is erased', async () => {
    await join(owner.email)
    expect((await owner.call('DELETE', '/api/account')).status).toBe(204)
    const places = await world.database.selectFrom('waitingList').select('email').execute()
    expect(places.map(({ email }) => email)).not.toContain(owner.email)
  })

  test('created by another person for an address is replaced when the owner’s place moves there', async () => {
    await join(owner.email, owner.token())
    await join('later@mail.example')
    await owner.changeEmail('later@mail.example')
    const places = await world.database.selectFrom('waitingList').select(['email', 'state']).execute()
    expect(places).toEqual([{ email: 'later@mail.example', state: 'waiting' }])
  })
})

describe('a waiting list', () => {
  test('does not open while unpaid holds fill the date, and the refusal says when to try again', async () => {
    await giveUpOneSeat()
    await world.opened({ email: 'slow@mail.example' })
    const retryAt = new Date(world.clock.now().getTime() + holdTime).toISOString()
    world.clock.pass(minutes(5))
    const refused = await join('first@mail.example')
    expect(refused).toMatchObject({ status: 409, body: { code: 'seats_in_payment', retryAt } })
    const [courseDate] = (await world.app.inject('/api/sessions'))
      .json()
      .filter(({ start }: { start: string }) => start === date.start)
    expect(courseDate).toMatchObject({ left: 0, heldUntil: retryAt })
  })

  test('opens while the remaining seats are held for its own offers', async () => {
    await world.joinWaitingList({ ...date, email: 'first@mail.example' })
    await giveUpOneSeat()
    expect((await join('second@mail.example')).status).toBe(200)
  })
})
