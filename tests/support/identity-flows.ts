// Every flow of the identity service as a visitor takes it, with the real SDK. Two journeys run them: on 127.0.0.1 and on [::1].
import type { Page } from '@playwright/test'
import { expect, mailsTo, test } from './journey.ts'
import { bringSdk } from './sdk-bundle.ts'
import type { Site } from './site.ts'

export const password = 'a good one'
/** A password is hashed on purpose slowly, and the machine may be busy. */
const patience = { timeout: 15_000 }

let counter = 0
export function newAddress(name: string) {
  counter += 1
  return `${name}-${counter}@mail.example`
}

export async function createAccount(page: Page, email: string, typed = password) {
  await page.goto('/create-account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByLabel('Confirm password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectAccount(page)
}

export async function expectAccount(page: Page) {
  await expect(page).toHaveURL(/\/account$/, patience)
}

export async function signIn(page: Page, email: string, typed = password) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

export function greeting(page: Page, email: string) {
  return page.getByRole('button', { name: `Welcome, ${email.split('@')[0]}!` })
}

export async function linkTo(site: Site, address: string, subject: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mail = (await mailsTo(site, address)).find((each) => each.subject === subject)
    link = /https?:\S+\/auth\/action\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return link
}

/** Who is signed in was asked before the link was followed, and is answered after it: a slow line may do that. */
async function answerAboutUserLate(page: Page) {
  const asked = Promise.withResolvers<void>()
  await page.route('**/accounts:lookup*', async (route) => {
    const response = await route.fetch()
    asked.resolve()
    await new Promise((later) => setTimeout(later, 300))
    await route.fulfill({ response })
  })
  await page.route('**/accounts:update*', async (route) => {
    await asked.promise
    await route.continue()
  })
}

export function identityFlows() {
  test('creates an account, verifies it, signs out and in again', async ({ page, site }) => {
    const email = newAddress('create')
    await createAccount(page, email)
    await expect(greeting(page, email)).toBeVisible()
    const stored = await page.evaluate(() =>
      localStorage.getItem('firebase:authUser:academy-identity:[DEFAULT]'),
    )
    expect(JSON.parse(stored ?? '')).toMatchObject({ email, emailVerified: false })

    await answerAboutUserLate(page)
    await page.goto(await linkTo(site, email, 'Please verify your email'))
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('firebase:authUser:academy-identity:[DEFAULT]')))
      .toContain('"emailVerified":true')

    await greeting(page, email).click()
    await page.getByRole('button', { name: 'Log Out' }).first().click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase:'))),
    ).toEqual([])

    await signIn(page, email)
    await expectAccount(page)
    await page.reload()
    await expect(greeting(page, email)).toBeVisible()
  })

  test('sets a new password by the link of a mail, which works once', async ({ page, site }) => {
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
    await expect(page.getByText(`For the account ${email}.`)).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('a better one')
    await page.getByLabel('Confirm new password', { exact: true }).fill('a better one')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { name: 'Password saved' })).toBeVisible()

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )

    await signIn(page, email, password)
    await expect(page.getByText('Invalid email or password')).toBeVisible()
    await signIn(page, email, 'a better one')
    await expectAccount(page)
  })

  test('takes every other call of the SDK', async ({ page, site }) => {
    const email = newAddress('sdk')
    const next = newAddress('sdk-next')
    await createAccount(page, email)
    await bringSdk(page)
    const profile = await page.evaluate(async () => {
      const { sdk } = globalThis as never as { sdk: Sdk }
      const user = signedIn(sdk)
      await sdk.updateProfile(user, { displayName: 'Alex Rivera' })
      await user.reload()
      const before = await user.getIdToken()
      await sdk.updatePassword(user, 'another good one')
      const claims = (await user.getIdTokenResult(true)).claims
      return { name: user.displayName, renewed: before !== (await user.getIdToken()), claims }
      function signedIn({ instance }: Sdk) {
        if (!instance.currentUser) throw new Error('nobody')
        return instance.currentUser
      }
    })
    expect(profile).toMatchObject({
      name: 'Alex Rivera',
      renewed: true,
      claims: { email, name: 'Alex Rivera' },
    })

    await page.evaluate(async (newEmail) => {
      const { sdk } = globalThis as never as { sdk: Sdk }
      if (sdk.instance.currentUser) await sdk.verifyBeforeUpdateEmail(sdk.instance.currentUser, newEmail)
    }, next)
    await page.goto(await linkTo(site, next, 'Please confirm your new email'))
    await expect(page.getByRole('heading', { name: 'Email changed' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

    await signIn(page, next, 'another good one')
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
}

type Sdk = typeof import('firebase/auth') & { instance: import('firebase/auth').Auth }
