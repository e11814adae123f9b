import { expect, test } from 'vitest'
import { completeEmail } from './email-address.ts'

test.each(["o'neill+courses@mail.example", 'a.rivera@sub.mail.example', '_@mail.example'])(
  'accepts %s',
  (email) => {
    expect(email).toMatch(completeEmail)
  },
)

test.each([
  'vega',
  'vega@example',
  '@example.com',
  'a b@example.com',
  '.a@mail.example',
  'a..b@mail.example',
  'josé@mail.example',
  'a&b@mail.example',
])('rejects %s', (email) => {
  expect(email).not.toMatch(completeEmail)
})
