// Signed links in emails about registrations: what ends them, and what they allow for a registration of an
// account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newLinks } from '#features/personal-data/data.routes.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

/** Without a seat, so that no date becomes full. */
const undated = { selectedItems: ['module2' as const], dates: {} }
const cancellation = { items: ['module2'], amount: 285_000 }

/** The newest token in the emails to an address. */
async function tokenFor(address: string): Promise<string> {
  const texts = (await world.emails(address)).map(({ text }) => text)
  return texts.flatMap((text) => /\/registration\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
}

const open = async (token: string) => (await world.app.inject(`/api/registrations/${token}`)).statusCode
const receipt = async (token: string) =>
  (await world.app.inject(`/api/registrations/${token}/receipt.pdf`)).statusCode
const cancelBy = (token: string, by?: Person) =>
  world.post(`/api/registrations/${token}/cancel`, cancellation, by && { bearer: by.token() })

describe('an address change', () => {
  test('ends the links in the former mailbox, and emails new ones to the new address', async () => {
    const owner = await world.person('former@mail.example')
    const { id } = await world.paidBy(owner, undated)
    const former = await tokenFor(owner.email)
    expect(await open(former)).toBe(200)
    await owner.changeEmail('present@mail.example')
    expect(await open(former)).toBe(404)
    expect(await receipt(former)).toBe(404)
    expect((await cancelBy(former)).status).toBe(404)
    const [email] = (await world.emails('present@mail.example')).filter(({ kind }) => kind === 'new-links')
    expect(email).toMatchObject({ subject: 'New links to your registrations' })
    expect(await open(await tokenFor('present@mail.example'))).toBe(200)
    expect((await world.registration(id)).status).toBe('completed')
  })

  test('includes guest purchases with the former address', async () => {
    const owner = await world.person('guest.before@mail.example')
    const { id } = await world.paid({ ...undated, email: owner.email })
    const former = await tokenFor(owner.email)
    await owner.changeEmail('guest.after@mail.example')
    expect(await open(former)).toBe(404)
    expect(await world.registration(id)).toMatchObject({ uid: owner.uid })
    expect(await open(await tokenFor('guest.after@mail.example'))).toBe(200)
  })

  test('redirects emails that the former mailbox has not received yet, with the new link', async () => {
    const owner = await world.person('slow@mail.example')
    await world.paidBy(owner, undated)
    await owner.changeEmail('quick@mail.example')
    expect((await world.emails('slow@mail.example')).map(({ kind }) => kind)).not.toContain('confirmation')
    const confirmation = (await world.emails('quick@mail.example')).find(
      ({ kind }) => kind === 'confirmation',
    )
    expect(confirmation?.text).toContain(`/registration/${await tokenFor('quick@mail.example')}`)
  })

  test('of an account without purchases sends no email about links', async () => {
    const owner = await world.person('nothing@mail.example')
    await owner.changeEmail('nothing.yet@mail.example')
    const kinds = (await world.emails('nothing.yet@mail.example')).map(({ kind }) => kind)
    expect(kinds).not.toContain('new-links')
  })
})

test('a password reset that first proves the address ends the links that the account’s creator could read', async () => {
  const squatter = await world.person('victim@mail.example', { verified: false })
  await world.paidBy(squatter, undated)
  const { mails } = (await squatter.get('/api/account/data.json')).body
  const read = await tokenFor('victim@mail.example')
  expect(JSON.stringify(mails)).not.toContain(read)
  expect(await open(read)).toBe(200)
  await squatter.resetPassword()
  expect(await open(read)).toBe(404)
  expect(await open(await tokenFor('victim@mail.example'))).toBe(200)
})

describe('POST /api/account/end-links', () => {
  test('ends every link of the account, emails new ones, and leaves other people’s alone', async () => {
    const owner = await world.person('owner@mail.example')
    const other = await world.person('other@mail.example')
    await world.paidBy(owner, undated)
    await world.paidBy(other, undated)
    const former = await tokenFor(owner.email)
    expect((await owner.call('POST', '/api/account/end-links')).status).toBe(204)
    expect(await open(former)).toBe(404)
    expect(await open(await tokenFor(owner.email))).toBe(200)
    expect(await open(await tokenFor(other.email))).toBe(200)
  })

  test('is refused when it is called too often', async () => {
    const owner = await world.person('again@mail.example')
    const end = async () => (await owner.call('POST', '/api/account/end-links')).status
    for (let times = 0; times < newLinks.limit; times += 1) expect(await end()).toBe(204)
    expect(await end()).toBe(429)
  })
})

describe('a link to a registration of an account', () => {
  test('shows it and its receipt, and cancels nothing without signing in to that account', async () => {
    const owner = await world.person('signed.in@mail.example')
    const other = await world.person('somebody.else@mail.example')
    const { id } = await world.paidBy(owner, undated)
    const token = await tokenFor(owner.email)
    expect(await open(token)).toBe(200)
    expect(await receipt(token)).toBe(200)
    for (const by of [undefined, other]) {
      const { status, body } = await cancelBy(token, by)
      expect([status, body]).toEqual([
        401,
        expect.objectContaining({
          code: 'sign_in_to_cancel',
          error: 'This registration belongs to an account. Please sign in to that account to cancel.',
        }),
      ])
    }
    expect((await world.registration(id)).status).toBe('completed')
    expect((await cancelBy(token, owner)).status).toBe(200)
    expect((await world.registration(id)).status).not.toBe('completed')
  })

  test('says that only the account’s owner may cancel', async () => {
    const owner = await world.person('who.may@mail.example')
    const other = await world.person('who.may.not@mail.example')
    await world.paidBy(owner, undated)
    const path = `/api/registrations/${await tokenFor(owner.email)}`
    expect((await world.app.inject(path)).json()).toMatchObject({ cancellableBy: 'owner' })
    expect((await other.get(path)).body).toMatchObject({ cancellableBy: 'owner' })
    expect((await owner.get(path)).body).toMatchObject({ cancellableBy: 'caller' })
  })
})

test('a link to a guest’s registration cancels without signing in', async () => {
  const { id } = await world.paid({ ...undated, email: 'guest@mail.example' })
  const token = await tokenFor('guest@mail.example')
  expect((await world.app.inject(`/api/registrations/${token}`)).json()).toMatchObject({
    cancellableBy: 'caller',
  })
  expect((await cancelBy(token)).status).toBe(200)
  expect((await world.registration(id)).status).not.toBe('completed')
})
