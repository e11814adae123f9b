import { expect, test } from 'vitest'
import { visitedPage } from './visited-page.ts'

test.each([
  ['/', '/'],
  ['/courses', '/courses'],
  ['/courses/', '/courses'],
  ['/courses?lang=es#module2', '/courses'],
  ['/catalog/immediate-or-delayed', '/catalog/immediate-or-delayed'],
])('%s is stored as %s', (path, kept) => {
  expect(visitedPage(path)).toBe(kept)
})

test.each([
  ['/registration/eyJhbGciOi.secret', '/registration/:token'],
  ['/waiting-list/secret', '/waiting-list/:token'],
  ['/verify/BHIA-1234', '/verify/:code'],
  ['/create-account?email=ana@example.com', '/create-account'],
  ['/catalog/ana@example.com', '/404'],
  ['/catalog/ana-perez', '/404'],
  ['/ana@example.com', '/404'],
  ['/auth/action?oobCode=secret', '/auth/action'],
])('nothing personal of %s is stored', (path, kept) => {
  expect(visitedPage(path)).toBe(kept)
})
