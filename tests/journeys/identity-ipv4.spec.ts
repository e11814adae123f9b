// Every flow of the identity service in the browser.
import {
  createAccount,
  createVerifyAndReturn,
  expectAccount,
  greeting,
  linkTo,
  newAddress,
  password,
  signIn,
} from '#tests/support/identity-flows.ts'
import { expect, test } from '#tests/support/journey.ts'
import { bringSdk } from '#tests/support/sdk-bundle.ts'

test('visitor creates an account, verifies it, signs out and in again', ({ page, site }) =>
  createVerifyAndReturn(page, site))

test('the link of a reset email sets a new password once', async ({ page, site }) => {
  const email = newAddress('reset')
  await createAccount(page, email)
  await page.evaluate(() => localStorage.clear())

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Reset link sent! Please check your email.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Return to login' }).click()
  await expect(page).toHaveURL(/\/login$/)

  const link = await linkTo(site, email, 'Set a new password')
  expect(new URL(link).origin).toBe(site.url)
  await page.goto(link)
  await expect(page.getByText(`For ${email}.`)).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('a better one')
  await page.getByLabel('Confirm new password', { exact: true }).fill('a better one')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Saved' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )

  await signIn(page, email, password)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await signIn(page, email, 'a better one')
  await expectAccount(page)
})

test('every other call of the SDK works', { tag: '@all' }, async ({ page, site }) => {
  const email = newAddress('sdk')
  const next = newAddress('sdk-next')
  await createAccount(page, email)
  await bringSdk(page)
  const verification = new URL(await linkTo(site, email, 'Please verify your email'))
  const given = { email, password, code: verification.searchParams.get('oobCode') ?? '' }
  const profile = await page.evaluate(async ({ email, password, code }) => {
    const { sdk } = globalThis as never as { sdk: Sdk }
    await sdk.applyActionCode(sdk.instance, code)
    // The code alone ends every session.
    const { user } = await sdk.signInWithEmailAndPassword(sdk.instance, email, password)
    await sdk.updateProfile(user, { displayName: 'Alex Rivera' })
    await user.reload()
    const before = await user.getIdToken()
    await sdk.updatePassword(user, 'another good one')
    const claims = (await user.getIdTokenResult(true)).claims
    return { name: user.displayName, renewed: before !== (await user.getIdToken()), claims }
  }, given)
  expect(profile).toMatchObject({
    name: 'Alex Rivera',
    renewed: true,
    claims: { email, name: 'Alex Rivera' },
  })

  const refused = await page.evaluate(async (newEmail) => {
    const { sdk } = globalThis as never as { sdk: Sdk }
    const user = sdk.instance.currentUser
    if (!user) return 'nobody'
    await sdk.verifyBeforeUpdateEmail(user, newEmail)
    return sdk.updateEmail(user, newEmail).catch((error: { code: string }) => error.code)
  }, next)
  expect(refused).toBe('auth/operation-not-allowed')
  await page.goto(await linkTo(site, next, 'Please confirm your new email'))
  await page.getByRole('button', { name: 'Confirm my new email' }).click()
  await expect(page.getByRole('heading', { name: 'Email Changed' })).toBeVisible()
  await expect(greeting(page, next)).toBeVisible()

  await page.goto(await linkTo(site, email, 'The email of your account was changed'))
  await page.getByRole('button', { name: 'Restore my email' }).click()
  await expect(page.getByRole('heading', { name: 'Email Restored' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set a new password' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

  await signIn(page, email, 'another good one')
  await expectAccount(page)
  await bringSdk(page)
  const gone = await page.evaluate(async (typed) => {
    const { sdk } = globalThis as never as { sdk: Sdk }
    const user = sdk.instance.currentUser
    if (!user?.email) return 'nobody'
    await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, typed))
    await sdk.deleteUser(user)
    return sdk.signInWithEmailAndPassword(sdk.instance, user.email, typed).then(
      () => 'still there',
      (error: { code: string }) => error.code,
    )
  }, 'another good one')
  expect(gone).toBe('auth/user-not-found')
})

type Sdk = typeof import('firebase/auth') & { instance: import('firebase/auth').Auth }
