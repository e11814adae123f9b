import type { Page } from '@playwright/test'
import { makeAccount, signIn, signInBackTo } from '#tests/support/account-journey.ts'
import { emailsTo, expect, expectFitForBothWidths, test } from '#tests/support/journey.ts'
import { buy } from '#tests/support/purchases.ts'
import type { Site } from '#tests/support/site.ts'

/** The path of the registration in the newest email of a kind. */
async function linkIn(site: Site, address: string, subject: RegExp): Promise<string> {
  let path = ''
  await expect(async () => {
    const email = (await emailsTo(site, address)).find((each) => subject.test(each.subject))
    path = /\/registration\/[\w-]+/.exec(email?.text ?? '')?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass()
  return path
}

async function cancelEverything(page: Page) {
  // Each course is listed once, with its box.
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([/^Module\s1/])
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('checkbox', { name: /Module\s1/ }).check()
  await page.getByRole('button', { name: 'Cancel selected courses' }).click()
  await page.getByRole('button', { name: 'Cancel these courses' }).click()
  await expect(page.getByText('Your cancellation is confirmed.')).toBeVisible()
}

test('link to an account’s registration asks for sign-in before it cancels, and returns to the page', async ({
  page,
  site,
}) => {
  const owner = await makeAccount(site, 'link-owner')
  await buy(site, owner, { selectedItems: ['module1'] })
  const path = await linkIn(site, owner.email, /is confirmed/)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Cancel courses' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectFitForBothWidths(page)
  await page.getByRole('link', { name: 'Sign in to cancel' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signInBackTo(page, owner, path)
  await cancelEverything(page)
})

test('link opened with another account shows a notice and offers no cancellation', async ({ page, site }) => {
  const owner = await makeAccount(site, 'link-of')
  const other = await makeAccount(site, 'other-reader')
  await buy(site, owner, { selectedItems: ['module1'] })
  await signIn(page, other)
  await page.goto(await linkIn(site, owner.email, /is confirmed/))
  await expect(page.getByText(`You’re signed in as ${other.email}, but this`)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('End old links in the account ends the link in the confirmation and emails another', async ({
  page,
  site,
}) => {
  const owner = await makeAccount(site, 'ends-links')
  await buy(site, owner, { selectedItems: ['module1'] })
  const former = await linkIn(site, owner.email, /is confirmed/)
  await signIn(page, owner, '/account?tab=payments')
  await page.getByRole('button', { name: 'End old links' }).click()
  await expect(page.getByText(`We’ve emailed new ones to ${owner.email}.`)).toBeFocused()
  await expectFitForBothWidths(page)
  await page.goto(former)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await page.goto(await linkIn(site, owner.email, /New links/))
  await cancelEverything(page)
})

test('pages of emailed links change nothing when they open', async ({ page, site }) => {
  const guest = { email: `opens-${crypto.randomUUID().slice(0, 8)}@mail.example` }
  await buy(site, guest, { selectedItems: ['module1'] })
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname !== '/api/analytics/track-visit') sent.push(pathname)
  })
  const registration = await linkIn(site, guest.email, /is confirmed/)
  await page.goto(registration)
  await expect(page.getByRole('button', { name: 'Cancel selected courses' })).toBeVisible()
  for (const path of [
    registration.replace('/registration/', '/waiting-list/'),
    '/verify/7K3M-Q9XD-W2HP',
    `/register?course=module2&date=2025-09-12&offer=${registration.split('/').at(-1)}`,
  ]) {
    await page.goto(path)
    await page.mouse.move(200, 200)
    await page.waitForLoadState('networkidle')
  }
  expect(sent).toEqual([])
})

test('unknown registration and waiting-list links show an error after one request', { tag: '@all' }, async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/registrations/')) requests.push(pathname)
  })
  await page.goto('/registration/not-a-real-token-at-all')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  expect(requests).toEqual(['/api/registrations/not-a-real-token-at-all'])
  await page.goto('/waiting-list/not-a-real-token-at-all')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
