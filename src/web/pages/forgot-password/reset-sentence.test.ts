import { expect, test } from 'vitest'
import { copy as english } from '#content/en/forgot-password.ts'
import { copy as createInSpanish } from '#content/es/create-account.ts'
import { copy as spanish } from '#content/es/forgot-password.ts'
import { resetSentence } from './reset-sentence.ts'

const message = 'An internal AuthError has occurred.'

test.each([
  [
    'invalid-email',
    'Invalid email address format.',
    'El formato de la dirección de correo electrónico no es válido.',
  ],
  [
    'user-not-found',
    'No account found with this email.',
    'No existe ninguna cuenta con este correo electrónico.',
  ],
  ['missing-email', 'Please enter an email address.', 'Indique una dirección de correo electrónico.'],
  [
    'too-many-requests',
    'Too many attempts. Please try again later.',
    'Demasiados intentos. Inténtelo de nuevo más tarde.',
  ],
  [
    'internal-error',
    `Failed to send reset email: ${message}`,
    'No se pudo enviar el correo para restablecer la contraseña: Se ha producido un error interno del servicio de identidad.',
  ],
])('a reset that fails with %s says its sentence of the catalogue', (kind, inEnglish, inSpanish) => {
  expect(resetSentence({ kind, message }, english)).toBe(inEnglish)
  expect(resetSentence({ kind, message }, spanish)).toBe(inSpanish)
})

test('a reset that was sent says so in both languages', () => {
  expect(english.sent).toBe('Reset link sent! Please check your email.')
  expect(spanish.sent).toBe('¡Enlace enviado! Revise su correo electrónico.')
})

// What the SDK makes of every refusal on the identity service's wire.
test.each([
  'admin-restricted-operation',
  'email-already-in-use',
  'internal-error',
  'invalid-credential',
  'invalid-email',
  'missing-email',
  'missing-password',
  'network-request-failed',
  'too-many-requests',
  'user-disabled',
  'user-token-expired',
  'weak-password',
])('creating an account that fails with %s speaks Spanish too', (kind) => {
  expect(createInSpanish.provider[kind]).toBeDefined()
})
