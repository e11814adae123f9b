import { expect, test } from 'vitest'
import { copy as english } from '#content/en/account/forgot-password.ts'
import { copy as createInSpanish } from '#content/es/account/create-account.ts'
import { copy as spanish } from '#content/es/account/forgot-password.ts'
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
  ['missing-email', 'Please enter an email address.', 'Escriba una dirección de correo electrónico.'],
  [
    'too-many-requests',
    'Too many attempts. Please try again later.',
    'Demasiados intentos. Inténtelo de nuevo más tarde.',
  ],
  [
    'internal-error',
    `Failed to send reset email: ${message}`,
    'No se pudo enviar el correo para restablecer la contraseña: Ocurrió un error interno del servicio de identidad.',
  ],
])('resetSentence returns the sentence for %s in both languages', (kind, inEnglish, inSpanish) => {
  expect(resetSentence({ kind, message }, english)).toBe(inEnglish)
  expect(resetSentence({ kind, message }, spanish)).toBe(inSpanish)
})

test('sent password reset is confirmed in both languages', () => {
  expect(english.sent).toBe('Reset link sent! Please check your email.')
  expect(spanish.sent).toBe('¡Enlace enviado! Revise su correo electrónico.')
})

// The SDK's code for every error that the identity service sends.
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
])('create-account has a Spanish sentence for %s', (kind) => {
  expect(createInSpanish.provider[kind]).toBeDefined()
})
