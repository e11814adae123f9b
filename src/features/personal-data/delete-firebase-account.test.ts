// Firebase deletes a sign-in itself, and its tokens stay valid until they expire.
import { afterAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#domain/dates/days.ts'
import { noteErasedAccount } from '#features/people/erased-accounts.queries.ts'
import { firebaseWorld } from '#tests/support/firebase.ts'
import { whileHeld } from '#tests/support/lock-waits.ts'
import { staffOf } from '#tests/support/staff.ts'

const world = await firebaseWorld()
const { database, clock, signIn, call } = world
afterAll(world.close)

const profile = '/api/account/profile'
const refused = { status: 401, code: 'invalid_token' }
const profilesOf = (uid: string) => database.selectFrom('profiles').where('uid', '=', uid).execute()

/** A user who deleted the account, and their token on another device. */
async function deleted(uid: string) {
  const elsewhere = await signIn(uid)
  clock.pass(minutes(10))
  const token = await signIn(uid)
  expect((await call(token, 'GET', profile)).status).toBe(200)
  expect((await call(token, 'DELETE', '/api/account')).status).toBe(204)
  return { token, elsewhere }
}

describe('a token that outlives its deleted account', () => {
  test('is refused, that of another device too, and makes no profile again', async () => {
    const { token, elsewhere } = await deleted('ana')
    clock.pass(minutes(5))
    for (const old of [token, elsewhere]) {
      expect(await call(old, 'GET', profile)).toEqual(refused)
      expect(await call(old, 'PATCH', profile, { name: 'Ana' })).toEqual(refused)
      expect(await call(old, 'GET', '/api/account/data.json')).toEqual(refused)
    }
    expect(await profilesOf('ana')).toEqual([])
  })

  test('registers as a guest, and gets nothing of the address’s next owner', async () => {
    const { token } = await deleted('luis')
    const email = 'luis@mail.example'
    const { registrationId } = await world.opened({ email }, { bearer: token })
    expect(await call(token, 'GET', profile)).toEqual(refused)
    expect(await world.registration(registrationId)).toMatchObject({ uid: null, email })
  })

  test('is refused when Firebase’s clock is ahead of ours', async () => {
    const token = await signIn('early', { ahead: seconds(20) })
    expect((await call(token, 'DELETE', '/api/account')).status).toBe(204)
    expect(await call(token, 'GET', profile)).toEqual(refused)
  })

  test('is refused when staff erased the person', async () => {
    const token = await signIn('eva')
    expect((await call(token, 'GET', profile)).status).toBe(200)
    const staff = staffOf({ ...world, identityService: { ...world.identityService, desk: null as never } })
    await staff.answer('people', 'erase', 'eva@mail.example')
    expect(await call(token, 'GET', profile)).toEqual(refused)
  })

  test('writes nothing when the account is deleted meanwhile', async () => {
    const token = await signIn('meeting')
    const changed = await whileHeld(
      world,
      (trx) => noteErasedAccount(trx, 'meeting', clock.now()),
      () => call(token, 'PATCH', profile, { name: 'Ana' }),
    )
    expect(changed).toEqual(refused)
    expect(await profilesOf('meeting')).toEqual([])
  })
})

test('a new sign-in, when Firebase did not delete the old one, gets an account and can delete it', async () => {
  await deleted('again')
  clock.pass(seconds(2))
  const token = await signIn('again')
  expect((await call(token, 'GET', profile)).status).toBe(200)
  expect((await call(token, 'DELETE', '/api/account')).status).toBe(204)
})
