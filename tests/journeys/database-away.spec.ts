import { copy } from '#content/en/account/verify.ts'
import { expect, test } from '#tests/support/journey.ts'

test('page shows a notice when a call answers 503, and retries by itself', async ({ page }) => {
  let away = true
  await page.route('**/api/certificates/**', (route) =>
    away
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '2' },
          json: { error: 'Away.', code: 'database_unavailable' },
        })
      : route.continue(),
  )
  await page.goto('/verify/2222-2222-2222')
  await expect(page.getByText(copy.failed)).toBeVisible()
  away = false
  await expect(page.getByText(copy.unknown.title)).toBeVisible()
  await expect(page.getByText(copy.failed)).toBeHidden()
})
