import { afterAll, expect, test } from 'vitest'
import { insertUser } from '#features/people/users.queries.ts'
import { testApp } from '#tests/support/app.ts'
import { nextToNothing } from '#tests/support/identity.ts'
import { hashPassword, leastCost } from './passwords.ts'

const { app, database, clock, close } = await testApp({ env: { TRUST_PROXY: 'loopback' } })
afterAll(close)

const password = 'a good one'
const realHash = await hashPassword(password, leastCost)
const quickHash = await hashPassword(password, nextToNothing)

async function account(email: string, passwordHash: string) {
  const now = clock.now()
  await insertUser(database, {
    uid: crypto.randomUUID().replaceAll('-', '').slice(0, 28),
    email,
    passwordHash,
    displayName: null,
    photoUrl: null,
    tokensValidSince: now,
    createdAt: now,
    lastLoginAt: now,
  })
  return email
}

async function signIn(email: string, from: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
    headers: { 'x-forwarded-for': from },
    payload: { email, password, returnSecureToken: true },
  })
  return response.json().error?.message ?? 'signed in'
}

const hundred = Array.from({ length: 100 }, (_, index) => index)

test('a hundred people sign in at once from a hundred IP addresses, and none fails', async () => {
  const emails = await Promise.all(hundred.map((index) => account(`person-${index}@mail.example`, realHash)))
  const outcomes = await Promise.all(emails.map((email, index) => signIn(email, `203.0.113.${index}`)))
  expect(new Set(outcomes)).toEqual(new Set(['signed in']))
})

test('a hundred sign-ins to one account at once do not lock it', async () => {
  const email = await account('one@mail.example', quickHash)
  const outcomes = await Promise.all(hundred.map((index) => signIn(email, `198.51.100.${index}`)))
  expect(new Set(outcomes)).toEqual(new Set(['signed in']))
})

test('a class of thirty behind one IP address signs in at once', async () => {
  const thirty = hundred.slice(0, 30)
  const emails = await Promise.all(thirty.map((index) => account(`student-${index}@mail.example`, realHash)))
  const outcomes = await Promise.all(emails.map((email) => signIn(email, '192.0.2.1')))
  expect(new Set(outcomes)).toEqual(new Set(['signed in']))
})
