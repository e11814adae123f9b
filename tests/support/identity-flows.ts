// Creates accounts, signs in and follows emailed links in the browser, with the real SDK.
import type { Page } from '@playwright/test'
import { ownIdentity } from '#domain/people/own-identity.ts'
import { storedUserPrefix } from '#web/services/session/stored-user.ts'
import { emailsTo, expect } from './journey.ts'
import type { Site } from './site.ts'

export const password = 'a good one'

/** Where the SDK stores the user of the site's own identity service. */
export const storedUserKey = `${storedUserPrefix}${ownIdentity.apiKey}:[DEFAULT]`

export function storedUserKeys(page: Page): Promise<string[]> {
  const stored = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return page.evaluate(stored, storedUserPrefix)
}

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
  await expect(page).toHaveURL(/\/account$/)
}

export async function signIn(page: Page, email: string, typed = password) {
  await page.goto('/login')
  await submitSignIn(page, email, typed)
}

export async function submitSignIn(page: Page, email: string, typed = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

export function greeting(page: Page, email: string) {
  return page.getByRole('button', { name: `Welcome, ${email.split('@')[0]}!` })
}

export async function logOut(page: Page, email: string) {
  await greeting(page, email).click()
  await page.getByRole('button', { name: 'Log Out' }).first().click()
}

export async function linkTo(site: Site, address: string, subject: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const email = (await emailsTo(site, address)).find((each) => each.subject === subject)
    link = /https?:\S+\/auth\/action\S+/.exec(email?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

/** Creates an account, verifies it, signs out and in again. */
export async function createVerifyAndReturn(page: Page, site: Site) {
  const email = newAddress('create')
  await createAccount(page, email)
  await expect(greeting(page, email)).toBeVisible()
  const stored = () => page.evaluate((key) => localStorage.getItem(key), storedUserKey)
  expect(JSON.parse((await stored()) ?? '')).toMatchObject({ email, emailVerified: false })

  const link = await linkTo(site, email, 'Please verify your email')
  expect(new URL(link).origin).toBe(site.url)
  await page.goto(link)
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  await expect.poll(stored).toContain('"emailVerified":true')
  await page.reload()
  await expect(page.getByText('Your email is already verified. There’s nothing else to do.')).toBeVisible()

  await logOut(page, email)
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storedUserKeys(page)).toEqual([])

  await signIn(page, email)
  await expectAccount(page)
  await page.reload()
  await expect(greeting(page, email)).toBeVisible()
}
