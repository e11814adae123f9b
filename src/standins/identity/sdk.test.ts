// The official SDK in Node, on calls of Firebase that the site's pages do not use.
import { deleteApp, initializeApp } from 'firebase/app'
import {
  applyActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  initializeAuth,
  inMemoryPersistence,
  revokeAccessToken,
  unlink,
  validatePassword,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'

const { database, close } = await freshDatabase()
const identity = await startIdentity(database, { leastPassword: 8 })
const sdk = initializeApp({ apiKey: 'academy-identity', projectId: 'academy' })
const auth = initializeAuth(sdk, { persistence: inMemoryPersistence })
const email = 'sdk@mail.example'

beforeAll(async () => {
  const url = await identity.app.listen({ host: '127.0.0.1', port: 0 })
  connectAuthEmulator(auth, url, { disableWarnings: true })
  await createUserWithEmailAndPassword(auth, email, 'a good one')
})
afterAll(async () => {
  await deleteApp(sdk)
  await identity.close()
  await close()
})

test('fetchSignInMethodsForEmail knows accounts, and nothing when they are hidden', async () => {
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password'])
  expect(await fetchSignInMethodsForEmail(auth, 'nobody@mail.example')).toEqual([])
  identity.service.hideAccounts = true
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([])
  identity.service.hideAccounts = false
})

test('validatePassword follows the least length of the site', async () => {
  expect(await validatePassword(auth, '1234567')).toMatchObject({
    isValid: false,
    meetsMinPasswordLength: false,
  })
  expect(await validatePassword(auth, '12345678')).toMatchObject({ isValid: true })
})

test('a call that the service does not offer is refused by its code, not as a network failure', async () => {
  await expect(revokeAccessToken(auth, 'token')).rejects.toMatchObject({ code: 'auth/operation-not-allowed' })
})

test('unlink is refused, because the field that asks for it would change the account', async () => {
  const user = auth.currentUser
  await expect(unlink(user ?? expect.fail(), 'password')).rejects.toMatchObject({
    code: 'auth/invalid-argument',
  })
})

test('applyActionCode verifies the address', async () => {
  const idToken = await auth.currentUser?.getIdToken()
  await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await applyActionCode(auth, identity.codeFor(email))
})
