import { expect, test } from 'vitest'
import { copy as english } from '#content/en/account/login.ts'
import { copy as spanish } from '#content/es/account/login.ts'
import { IdentityFailure } from '../../services/session/identity-failure.ts'
import { loginRefusal } from './login-refusal.ts'

const wrong = ['Invalid email or password', 'Correo electrónico o contraseña incorrectos'] as const

const both = ['email', 'password']

test.each([
  [
    'user-not-found',
    'No account exists with this email',
    'No existe ninguna cuenta con este correo electrónico',
    ['email'],
  ],
  ['wrong-password', ...wrong, both],
  [
    'invalid-email',
    'Invalid email format',
    'El formato del correo electrónico no es válido',
    expect.arrayContaining(['email']),
  ],
  ['user-disabled', 'This account has been disabled', 'Esta cuenta está deshabilitada', []],
  [
    'too-many-requests',
    'Too many failed attempts. Please try again later',
    'Demasiados intentos fallidos. Inténtelo de nuevo más tarde',
    [],
  ],
  ['invalid-credential', ...wrong, both],
  [
    'network-request-failed',
    'No internet connection. Please check it and try again',
    'Sin conexión a internet. Revísela e inténtelo de nuevo',
    [],
  ],
  ['internal-error', ...wrong, both],
])(
  'loginRefusal returns sentence and fields for %s in both languages',
  (kind, inEnglish, inSpanish, fields) => {
    const failure = new IdentityFailure(kind, '')
    expect(loginRefusal(failure, english)).toEqual({ sentence: inEnglish, fields })
    expect(loginRefusal(failure, spanish)).toEqual({ sentence: inSpanish, fields })
  },
)
