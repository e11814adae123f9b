import { expect, test } from 'vitest'
import { copy as english } from '#content/en/account.ts'
import { copy as spanish } from '#content/es/account.ts'
import { IdentityFailure } from '../../services/identity-failure.ts'
import { identityFault } from './identity-fault.ts'

test.each([
  ['wrong-password', english.info.wrongPassword, spanish.info.wrongPassword],
  ['user-disabled', 'By the provider.', 'Un administrador ha deshabilitado esta cuenta.'],
  ['user-token-expired', 'By the provider.', 'Su sesión ya no es válida. Vuelva a iniciar sesión.'],
])('%s is said in the language of the page', (kind, inEnglish, inSpanish) => {
  const failure = new IdentityFailure(kind, 'By the provider.')
  expect(identityFault(failure, english)).toBe(inEnglish)
  expect(identityFault(failure, spanish)).toBe(inSpanish)
})
