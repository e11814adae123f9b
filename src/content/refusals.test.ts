import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#web/services/api.ts'
import { refusalOf } from '#web/services/refusal.ts'
import { refusal as english } from './en/refusals.ts'
import { refusal } from './es/refusals.ts'

describe('in Spanish a refusal names what the server names', () => {
  const module2 = { course: 'module2', start: '2025-09-12', end: '2025-09-14' }
  const clinical1 = { course: 'clinical1', start: '2025-10-30', end: '2025-11-04' }
  test.each([
    [
      'session_full',
      { dates: [module2] },
      'Esta fecha ya no tiene cupo: Módulo 2, 12–14 de septiembre de 2025.',
    ],
    [
      'session_full',
      { dates: [module2, clinical1] },
      'Estas fechas ya no tienen cupo: Módulo 2, 12–14 de septiembre de 2025; Clínico 1, 30 de octubre al 4 de noviembre de 2025.',
    ],
    [
      'no_such_date',
      { dates: [{ course: 'module2', start: '2025-09-12' }] },
      'Esta fecha ya no está disponible: Módulo 2, 12 de septiembre de 2025.',
    ],
    ['invalid_request', { field: 'customerData.phone' }, '«Celular»'],
    ['invalid_request', { field: 'customerData.selectedItems.0' }, '«Cursos»'],
    ['invalid_request', { field: 'customerData.dates.module2' }, '«Fecha de Módulo 2»'],
    ['invalid_request', { field: 'querystring' }, 'Uno de los datos no es válido.'],
    ['offer_closed', { state: 'paid' }, 'Esta oferta ya está pagada.'],
    ['leaving', {}, 'No fue posible.'],
  ])('%s %o', (code, facts, words) => {
    expect(refusalOf(new ApiFailure(400, { error: 'In English.', code, ...facts }), refusal)).toContain(words)
  })
})

test.each([
  [
    'invalid_request',
    { field: 'customerData.phone' },
    'One of the entries is not valid: “Phone”. Please check it.',
  ],
  [
    'invalid_request',
    { field: 'customerData.dates.module2' },
    'One of the entries is not valid: “Date of Module 2”. Please check it.',
  ],
  ['invalid_request', { field: 'querystring' }, 'One of the entries is not valid. Please check them.'],
  ['not_signed_in', {}, 'Please sign in.'],
  ['session_full', {}, 'What the server says.'],
])('in English %s %o is said to a person, not to a program', (code, facts, words) => {
  const failure = new ApiFailure(400, { error: 'What the server says.', code, ...facts })
  expect(refusalOf(failure, english)).toBe(words)
})
