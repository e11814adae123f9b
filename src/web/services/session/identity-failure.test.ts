import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { asIdentityFailure, IdentityFailure } from './identity-failure.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => logged.mockClear())
afterAll(() => logged.mockRestore())

function sdkError(kind: string, message: string) {
  return Object.assign(new Error(message), { code: `auth/${kind}` })
}

test('an SDK error keeps its kind and its sentence without prefix and code', () => {
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

describe("failures that are not the visitor's fault are logged", () => {
  test.each([
    'unauthorized-domain',
    'network-request-failed',
    'popup-blocked',
    'invalid-auth-event',
    'internal-error',
    'invalid-api-key',
    'auth-domain-config-required',
    'already-initialized',
  ])('%s', (kind) => {
    asIdentityFailure(sdkError(kind, `Firebase: Error (auth/${kind}).`))
    expect(logged).toHaveBeenCalledExactlyOnceWith(`identity: ${kind}`, 'Error')
  })
})

test('an SDK that fails to load is a network failure', () => {
  const failure = asIdentityFailure(new TypeError('Failed to fetch dynamically imported module'))
  expect(failure.kind).toBe('network-request-failed')
  expect(logged).toHaveBeenCalledOnce()
})

test('an IdentityFailure is returned unchanged', () => {
  const failure = new IdentityFailure('wrong-password', 'No.')
  expect(asIdentityFailure(failure)).toBe(failure)
})
