// The ways into the office and out of it, with the passkeys that Chromium emulates.
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { desktop, expect, expectAccessible, phone, test } from '../support/journey.ts'
import {
  acceptInvitation,
  addAuthenticator,
  invite,
  join,
  newAddress,
  newName,
  officeUrl,
  secondOnPhone,
  signInWithPasskey,
} from '../support/office-journey.ts'

const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Today' })

async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Continue with a passkey' })).toBeVisible()
}

/** As after 30 minutes: the browser has no session any more, and the page does not know it. */
const loseSession = (page: Page) => page.context().clearCookies()

for (const viewport of [desktop, phone]) {
  test(
    `an invited owner creates a passkey and signs in again at ${viewport.width} px`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await addAuthenticator(page)
      const link = await invite(site, { email: newAddress('ines'), role: 'owner' })
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      await expectAccessible(page)
      await acceptInvitation(page, link, newName('Inés Caldera'))
      await expectAccessible(page)
      await loseSession(page)
      await page.goto(officeUrl(site, '/staff'))
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expectAccessible(page)
      await signInWithPasskey(page)
      await expect(page).toHaveURL(officeUrl(site, '/staff'))
      await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
      await expectAccessible(page)
      await context.close()
    },
  )
}

test('an invitation that was used signs nobody else in', async ({ browser, page, site }) => {
  const email = newAddress('once')
  const link = await invite(site, { email, role: 'desk' })
  const first = await browser.newContext()
  const own = await first.newPage()
  await addAuthenticator(own)
  await acceptInvitation(own, link, newName('Marta Kole'))
  await addAuthenticator(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation is over' })).toBeVisible()
  await expectAccessible(page)
  expect((await page.request.get(officeUrl(site).replace('/office', '/api/office/session'))).status()).toBe(
    401,
  )
  await first.close()
})

test('a member signs in with the app and with a recovery code, each once', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const { page, email, name, close } = await join(browser, site)
  await page.goto(officeUrl(site, '/you'))
  await page.getByRole('button', { name: 'Add an app' }).click()
  const secret = await page.getByLabel('Or type this secret').inputValue()
  const app = new TOTP({ secret: secret.replaceAll(' ', '') })
  await page.getByLabel('Six digits').fill(app.generate({ timestamp: Date.now() - 30_000 }))
  await page.getByRole('button', { name: 'Add the app' }).click()
  await expect(page.getByText(/^Added/)).toBeVisible()
  await page.getByRole('button', { name: 'Make ten codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make ten codes' }).click()
  const codes = page.getByRole('dialog').locator('code')
  await expect(codes).toHaveCount(10)
  const code = await codes.first().innerText()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 codes are left.')).toBeVisible()
  await expectAccessible(page)

  const enter = async (way: string, field: string, typed: string) => {
    await page.getByRole('button', { name: way }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(field).fill(typed)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await signOut(page, name)
  const digits = app.generate()
  await enter('Use a code from an authenticator app', 'Six digits', digits)
  await expect(today(page)).toBeVisible()
  await signOut(page, name)
  await enter('Use a code from an authenticator app', 'Six digits', digits)
  await expect(page.getByText('This code was used already.')).toBeVisible()
  await expectAccessible(page)
  await enter('Use a recovery code', 'Recovery code', code.toLowerCase().replaceAll('-', ' '))
  await expect(today(page)).toBeVisible()
  await signOut(page, name)
  await enter('Use a recovery code', 'Recovery code', code)
  await expect(page.getByText('This code is not right.')).toBeVisible()
  await close()
})

test('a session that expires in mid-form keeps what was typed', async ({ browser, site }) => {
  const { page, name, close } = await join(browser, site)
  await page.goto(officeUrl(site, '/staff'))
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const email = newAddress('theo')
  await page.getByLabel('Name', { exact: true }).fill('Theo Brandt')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await loseSession(page)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  await again.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible()
  await expect(page.getByRole('row', { name: 'Theo Brandt' })).toContainText(`invited by ${name}`)
  await close()
})

test('an owner changes the role of a member and removes them, by keyboard alone', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const { page, close } = await join(browser, site)
  const second = await join(browser, site, { role: 'desk', name: 'Jonas Reed' })
  await second.page.goto(officeUrl(site, '/record'))
  await expect(second.page.getByRole('heading', { level: 1, name: 'Record' })).toBeVisible()
  await expect(second.page.getByRole('alert')).toHaveText(/^Your role does not include this\./)
  const { keyboard } = page
  await page.reload()
  await expect(today(page)).toBeVisible()
  await keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await keyboard.type('staff')
  await expect(page.getByRole('option')).toHaveText([/^Invite a staff member/, /^Staff/])
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Staff and roles' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Jonas Reed' })).toBeVisible()
  const names = await page.getByRole('row').allInnerTexts()
  const index = names.findIndex((text) => text.startsWith('Jonas Reed'))
  for (let row = 0; row < index; row++) await keyboard.press('j')
  await keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Jonas Reed' })
  await expect(panel).toBeVisible()
  await tabTo(page, 'Change the role…')
  await keyboard.press('Enter')
  await tabTo(page, /^Desk/)
  await keyboard.press('ArrowDown')
  await keyboard.press('Control+Enter')
  await expect(page.getByText(`${second.name} works as finance now.`)).toBeVisible()
  await second.page.reload()
  await expect(second.page.getByRole('button', { name: `${second.name} Finance` })).toBeVisible()
  await tabTo(page, 'Remove…')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Remove Jonas Reed' })).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(page.getByText(`${second.name} was removed.`)).toBeVisible()
  await second.page.reload()
  await expect(second.page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await close()
  await second.close()
})

/** Presses Tab until the element with the name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let press = 0; press < 40; press++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return (element?.closest('label') ?? element)?.textContent?.trim() ?? ''
    })
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('cross-site posts from a page of another origin are refused and change nothing', async ({
  browser,
  site,
}) => {
  const { page, close } = await join(browser, site)
  const session = officeUrl(site).replace(/\/office$/, '/api/office')
  const evil = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<form method="post" enctype="text/plain" action="${session}/staff/sign-out-everybody"><input name='{"a":"' value='"}'><button>Win</button></form>`,
    )
  })
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  const address = evil.address()
  const port = address && typeof address === 'object' ? address.port : 0
  // Another port of the same name is the same site, so even the SameSite cookie is sent.
  for (const host of ['localhost', '127.0.0.1']) {
    const tab = await page.context().newPage()
    await tab.goto(`http://${host}:${port}`)
    const refused = await tab.evaluate(async (url) => {
      const asked = (init: RequestInit) =>
        fetch(url, { method: 'POST', credentials: 'include', body: '{}', ...init }).then(
          ({ type, status }) => `${type} ${status}`,
          () => 'blocked',
        )
      return Promise.all([
        asked({ headers: { 'content-type': 'application/json' } }),
        asked({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
      ])
    }, `${session}/sign-out`)
    expect(refused).toEqual(['blocked', 'blocked'])
    const answer = tab.waitForResponse(/sign-out-everybody/)
    await tab.getByRole('button', { name: 'Win' }).click()
    expect((await answer).status()).toBe(403)
    await tab.close()
  }
  await page.reload()
  await expect(today(page)).toBeVisible()
  evil.close()
  await close()
})
