import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { asIdentityFailure, IdentityFailure } from './identity-failure.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => logged.mockClear())
afterAll(() => logged.mockRestore())

function sdkError(kind: string, message: string) {
  return Object.assign(new Error(message), { code: `auth/${kind}` })
}

test("the SDK's error becomes its kind and its bare sentence", () => {
  const failure = asIdentityFailure(
    sdkError(
      'email-already-in-use',
      'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
    ),
  )
  expect(failure).toMatchObject({
    kind: 'email-already-in-use',
    message: 'The email address is already in use by another account.',
  })
  expect(logged).not.toHaveBeenCalled()
})

describe('only logged', () => {
  test.each([
    'unauthorized-domain',
    'network-request-failed',
    'popup-blocked',
    'invalid-auth-event',
    'internal-error',
    'invalid-api-key',
    'auth-domain-config-required',
    'already-initialized',
  ])('%s, by its kind', (kind) => {
    asIdentityFailure(sdkError(kind, `Firebase: Error (auth/${kind}).`))
    expect(logged).toHaveBeenCalledExactlyOnceWith(`identity: ${kind}`, 'Error')
  })
})

test('a script that could not be fetched is a failure of the network', () => {
  const failure = asIdentityFailure(new TypeError('Failed to fetch dynamically imported module'))
  expect(failure.kind).toBe('network-request-failed')
  expect(logged).toHaveBeenCalledOnce()
})

test('what was read once is not read again', () => {
  const failure = new IdentityFailure('wrong-password', 'No.')
  expect(asIdentityFailure(failure)).toBe(failure)
})
