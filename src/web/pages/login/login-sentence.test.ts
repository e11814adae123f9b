import { expect, test } from 'vitest'
import { copy as english } from '#content/en/login.ts'
import { copy as spanish } from '#content/es/login.ts'
import { loginSentence } from './login-sentence.ts'

const wrong = ['Invalid email or password', 'Correo electrónico o contraseña incorrectos']

test.each([
  [
    'user-not-found',
    'No account exists with this email',
    'No existe ninguna cuenta con este correo electrónico',
  ],
  ['wrong-password', ...wrong],
  ['invalid-email', 'Invalid email format', 'El formato del correo electrónico no es válido'],
  ['user-disabled', 'This account has been disabled', 'Esta cuenta ha sido deshabilitada'],
  [
    'too-many-requests',
    'Too many failed attempts. Please try again later',
    'Demasiados intentos fallidos. Inténtelo de nuevo más tarde',
  ],
  ['invalid-credential', ...wrong],
  ['network-request-failed', ...wrong],
])('a sign-in that fails with %s says its sentence of the catalogue', (kind, inEnglish, inSpanish) => {
  expect(loginSentence(kind, english)).toBe(inEnglish)
  expect(loginSentence(kind, spanish)).toBe(inSpanish)
})
