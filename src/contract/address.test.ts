import { expect, test } from 'vitest'
import { addressOf, requestOf } from './address.ts'

test('an address has its parameters encoded', () => {
  const params = { token: 'a/b c' }
  expect(requestOf('GET /api/takeovers/:token', { params })).toMatchObject({
    method: 'GET',
    url: '/api/takeovers/a%2Fb%20c',
  })
})

test('a parameter ends before the type of a file', () => {
  const params = { id: 'one', position: 2 }
  expect(addressOf('GET /api/account/transactions/:id/refunds/:position.pdf', { params })).toBe(
    '/api/account/transactions/one/refunds/2.pdf',
  )
})

test('a query has only what is set, and lists are joined by commas', () => {
  const query = { q: 'duv', status: ['refunded', 'completed'], dispute: [], course: '', after: undefined }
  expect(addressOf('GET /api/office/registrations', { query })).toBe(
    '/api/office/registrations?q=duv&status=refunded%2Ccompleted',
  )
})
