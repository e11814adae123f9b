// Firebase changes an address on its own pages; the site learns about it from the next token.
import { afterAll, expect, test } from 'vitest'
import { firebaseWorld } from '#tests/support/firebase.ts'

const world = await firebaseWorld()
const { call, signIn } = world
afterAll(world.close)

const tokensIn = (emails: { text: string }[]) =>
  emails.flatMap(({ text }) => /\/registration\/([\w-]+)/.exec(text)?.[1] ?? [])
const open = async (token = '') => (await world.app.inject(`/api/registrations/${token}`)).statusCode

const firstCalls = {
  'reading the profile': (token: string) => call(token, 'GET', '/api/account/profile'),
  'editing the profile': (token: string) => call(token, 'PATCH', '/api/account/profile', { name: 'Ana' }),
  'registering again': (token: string) => world.register({ dates: {} }, { bearer: token }),
}

test.each(Object.entries(firstCalls))(
  '%s with a new address in the token ends the links in the former mailbox',
  async (action, act) => {
    const uid = action.replaceAll(' ', '-')
    const before = { email: `${uid}@former.example` }
    const { clientSecret } = await world.opened({ dates: {} }, { bearer: await signIn(uid, before) })
    await world.pay(clientSecret)
    await world.deliverAll()
    const [former] = tokensIn(await world.emails(before.email))
    expect(await open(former)).toBe(200)

    const after = { email: `${uid}@present.example` }
    const token = await signIn(uid, after)
    for (let twice = 0; twice < 2; twice += 1) expect((await act(token)).status).toBe(200)

    expect(await open(former)).toBe(404)
    const emails = (await world.emails(after.email)).filter(({ kind }) => kind === 'new-links')
    expect(emails).toHaveLength(1)
    expect(await open(tokensIn(emails)[0])).toBe(200)
  },
)
