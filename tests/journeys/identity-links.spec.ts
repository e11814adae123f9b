// Links in identity emails: opening one changes nothing, and confirming it needs the account's owner.
import type { Page } from '@playwright/test'
import { ownIdentity } from '#domain/people/own-identity.ts'
import { type Person, password, signIn, signUp } from '#tests/support/account-journey.ts'
import { greeting, linkTo } from '#tests/support/identity-flows.ts'
import { desktop, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { post } from '#tests/support/purchases.ts'
import type { Site } from '#tests/support/site.ts'

const accounts = (operation: string) =>
  `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${ownIdentity.apiKey}`

const isVerified = async (site: Site, idToken: string) => {
  const { users } = await post<{ users: { emailVerified: boolean }[] }>(site, accounts('lookup'), { idToken })
  return users[0]?.emailVerified
}

/** An unverified account and the link of its verification email. */
async function unverified(site: Site, name: string) {
  const person = await signUp(site, name)
  await post(site, accounts('sendOobCode'), { requestType: 'VERIFY_EMAIL', idToken: person.idToken })
  return { ...person, link: await linkTo(site, person.email, 'Please verify your email') }
}

/** The requests of the page that redeem a code. */
function redemptions(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('accounts:update')) sent.push(request.url())
  })
  return sent
}

test('opening a link redeems no code, for all three kinds of links', async ({ page, site }) => {
  const sent = redemptions(page)
  const { email, idToken, link } = await unverified(site, 'scanned')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expect(page.getByText('only if you created this account')).toBeVisible()
  expect(await isVerified(site, idToken)).toBe(false)

  await post(site, accounts('update'), { oobCode: new URL(link).searchParams.get('oobCode') })
  const signedIn = await post<Person>(site, accounts('signInWithPassword'), { email, password })
  const newEmail = `next-${email}`
  await post(site, accounts('sendOobCode'), {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: signedIn.idToken,
    newEmail,
  })
  const change = await linkTo(site, newEmail, 'Please confirm your new email')
  await page.goto(change)
  await expect(page.getByRole('heading', { name: 'Your New Email' })).toBeVisible()
  await expect(page.getByText(`The account ${email} will have the address ${newEmail}.`)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()

  await post(site, accounts('update'), { oobCode: new URL(change).searchParams.get('oobCode') })
  await page.goto(await linkTo(site, email, 'The email of your account was changed'))
  await expect(page.getByRole('heading', { name: 'Restore Your Email' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore my email' })).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('a browser that is not signed in confirms with the password, stays signed in and ends other sessions', async ({
  page,
  site,
}) => {
  const { email, refreshToken, link } = await unverified(site, 'elsewhere')
  const sent = redemptions(page)
  await page.setViewportSize(desktop)
  await page.goto(link)
  const field = page.getByLabel('Password', { exact: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(field).toHaveAccessibleDescription('Please enter your password.')
  await field.fill('a guess')
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(field).toHaveAccessibleDescription('That password is incorrect.')
  expect(sent).toEqual([])
  await field.fill(password)
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  await expect(greeting(page, email)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Your Account' }).click()
  await expect(page).toHaveURL(/\/account$/)
  const refresh = post(site, `/securetoken.googleapis.com/v1/token?key=${ownIdentity.apiKey}`, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  })
  await expect(refresh).rejects.toThrow('TOKEN_EXPIRED')
})

test('a browser that is signed in to another account is asked for the password, in Spanish too', {
  tag: '@all',
}, async ({ page, site }) => {
  const { email, idToken, link } = await unverified(site, 'mine')
  await signIn(page, await signUp(site, 'other'))
  await page.setViewportSize(phone)
  await page.goto(link.replace('lang=en', 'lang=es'))
  await expect(page.getByRole('heading', { name: 'Verifique su correo' })).toBeVisible()
  await expect(page.getByText('solo si usted creó esta cuenta')).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  expect(await isVerified(site, idToken)).toBe(false)
})
