// The promotion card: where it opens, how it folds. What it covers is checked with every page (every-page.spec.ts).
import type { Page } from '@playwright/test'
import { createAccount, newAddress } from '../support/identity-flows.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { expectNothingCovered, fewSizes } from '../support/promotion-card.ts'

const card = (page: Page) => page.locator('aside:has(a[href="/register"])')

test('promotion card covers no control or heading on /account', async ({ page }) => {
  await createAccount(page, newAddress('promotion'))
  await page.goto('/account')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expectNothingCovered(page, fewSizes)
})

test('promotion card opens where it covers nothing, folds and keeps its link and button', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const open = page.getByText('Fellowship and Mastership', { exact: true })
  const link = card(page).getByRole('link', { name: 'Register Now' })
  const dismiss = card(page).getByRole('button', { name: 'Dismiss promotion' })

  await test.step('the card is open on the home page, 32 px from the bottom left', async () => {
    await page.goto('/')
    await expect(open).toBeVisible()
    const box = await card(page).boundingBox()
    expect(box?.x).toBe(32)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(desktop.height - 32)
  })

  await test.step('the card is invisible until it is placed', async () => {
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    await page.route('**/assets/after-paint-*.js', async (route) => {
      await allowed
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html[data-styled]')).toBeAttached()
    await expect(card(page)).toBeHidden()
    allow()
    await expect(card(page)).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('the card folds by itself to a tab of 44 px', async () => {
    await page.reload()
    await expect(open).toBeVisible()
    await expect(open).toBeHidden()
    expect((await card(page).boundingBox())?.width).toBe(44)
    await expect(link).toHaveAttribute('href', '/register')
    await expect(dismiss).toBeVisible()
  })

  await test.step('the card folds when the page scrolls', async () => {
    await page.reload()
    await expect(open).toBeVisible()
    await page.mouse.wheel(0, 40)
    await expect(open).toBeHidden()
  })

  await test.step('the card starts folded on pages with forms or search', async () => {
    for (const path of ['/register', '/verify/unknown', '/registration/unknown', '/waiting-list/unknown']) {
      await page.goto(path)
      await expect(card(page)).toBeAttached()
      await expect(open).toBeHidden()
    }
  })

  await test.step('the bar has its own space under the footer on a phone', async () => {
    await page.setViewportSize(phone)
    await page.goto('/faqs')
    // The page grows while it scrolls: sections outside the viewport have estimated heights.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(card(page)).toBeVisible({ timeout: 2000 })
    }).toPass()
    const bar = await card(page).boundingBox()
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(48)
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})

test('promotion card folds when a form takes the focus', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/forgot-password')
  const open = page.getByText('Fellowship and Mastership', { exact: true })
  await expect(open).toBeVisible()
  await page.getByLabel('Email').focus()
  await expect(open).toBeHidden()
})
