// Firebase by configuration only: the same pages and SDK with another identity service.
import { createAccount, expectAccount, greeting, newAddress, signIn } from '#tests/support/identity-flows.ts'
import { expect, test } from '#tests/support/journey.ts'

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'
const projectId = 'demo-academy'

test.use({
  siteEnv: {
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: host,
  },
})

type EmulatorCode = { email: string; oobCode: string; requestType: string }

/** The emulator sends no emails. It lists their links instead. */
async function codeFor(email: string, requestType: string): Promise<string> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: EmulatorCode[] }
  return oobCodes.findLast((code) => code.email === email && code.requestType === requestType)?.oobCode ?? ''
}

test('account is created, verified, logged out, reset and signed in with Firebase', async ({
  page,
  site,
}) => {
  const email = newAddress('emulator')
  await createAccount(page, email)
  await expect(greeting(page, email)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('firebase:authUser:demo-key:[DEFAULT]'))).toContain(
    email,
  )

  await expect.poll(() => codeFor(email, 'VERIFY_EMAIL')).not.toBe('')
  await page.goto(`/auth/action?mode=verifyEmail&oobCode=${await codeFor(email, 'VERIFY_EMAIL')}`)
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()

  await greeting(page, email).click()
  await page.getByRole('button', { name: 'Log Out' }).first().click()
  await expect(page).toHaveURL(`${site.url}/`)

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Reset link sent! Please check your email.')).toBeVisible()
  const link = `/auth/action?mode=resetPassword&oobCode=${await codeFor(email, 'PASSWORD_RESET')}`
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a better one')
  await page.getByLabel('Confirm new password', { exact: true }).fill('a better one')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Saved' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  await signIn(page, email, 'the wrong one')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await signIn(page, newAddress('nobody'), 'the wrong one')
  await expect(page.getByText('No account exists with this email')).toBeVisible()
  await signIn(page, email, 'a better one')
  await expectAccount(page)
})

test('the API refuses the unsigned tokens of the emulator with a clear 401', async ({
  page,
  request,
  site,
}) => {
  await createAccount(page, newAddress('unsigned'))
  const stored = await page.evaluate(() => localStorage.getItem('firebase:authUser:demo-key:[DEFAULT]'))
  const { accessToken } = JSON.parse(stored ?? '').stsTokenManager
  const response = await request.get(`${site.url}/api/account/profile`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(response.status()).toBe(401)
  expect(await response.json()).toEqual({
    error: 'The token is not signed as it must be: unsigned tokens are never accepted.',
    code: 'invalid_token',
  })
})

test('own identity service is off with Firebase', async ({ request, site }) => {
  const response = await request.post(
    `${site.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    {
      data: { email: newAddress('own'), password: 'a good one' },
    },
  )
  expect(response.status()).toBe(404)
})
