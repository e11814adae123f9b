import { expect, test } from 'vitest'
import { isOutage } from './outage.ts'

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)

test.each([
  failure('could not extend file "base/16384/16439": No space left on device', { code: '53100' }),
  failure('sorry, too many clients already', { code: '53300' }),
  failure('the database system is in recovery mode', { code: '57P03' }),
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('connect ENOENT /tmp/academy/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
  failure('cannot execute INSERT in a read-only transaction', { code: '25006' }),
  failure('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
  failure('Connection terminated unexpectedly'),
  failure('Client has encountered a connection error and is not queryable'),
])('isOutage is true for: $message', (error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  failure('duplicate key value violates unique constraint', { code: '23505' }),
  failure('canceling statement due to user request', { code: '57014' }),
  failure('ENOENT: no such file or directory, open', { code: 'ENOENT', syscall: 'open' }),
  failure('x is not a function'),
])('isOutage is false for: $message', (error) => {
  expect(isOutage(error)).toBe(false)
})
