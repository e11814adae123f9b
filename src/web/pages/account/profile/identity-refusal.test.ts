import { expect, test } from 'vitest'
import { copy as english } from '#content/en/account/account.ts'
import { copy as spanish } from '#content/es/account/account.ts'
import { IdentityFailure } from '../../../services/session/identity-failure.ts'
import { identityRefusal } from './identity-refusal.ts'

test.each([
  ['wrong-password', english.info.wrongPassword, spanish.info.wrongPassword],
  ['user-disabled', 'By the provider.', 'Un administrador deshabilitó esta cuenta.'],
  ['user-token-expired', 'By the provider.', 'Su sesión ya no es válida. Vuelva a iniciar sesión.'],
])('identityRefusal shows %s in the language of the page', (kind, inEnglish, inSpanish) => {
  const failure = new IdentityFailure(kind, 'By the provider.')
  expect(identityRefusal(failure, english).sentence).toBe(inEnglish)
  expect(identityRefusal(failure, spanish).sentence).toBe(inSpanish)
})

test.each([
  ['wrong-password', 'password'],
  ['invalid-credential', 'password'],
  ['weak-password', 'newPassword'],
  ['email-already-in-use', 'newEmail'],
  ['invalid-new-email', 'newEmail'],
])('identityRefusal assigns %s to the field %s', (kind, field) => {
  expect(identityRefusal(new IdentityFailure(kind, ''), english).fields).toContain(field)
})

test.each(['too-many-requests', 'user-disabled', 'network-request-failed'])(
  'identityRefusal assigns %s to no field',
  (kind) => {
    expect(identityRefusal(new IdentityFailure(kind, ''), english).fields).toEqual([])
  },
)
