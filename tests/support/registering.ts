// Registers and pays in the page and the provider's frame, as a visitor does.
import type { Locator, Page } from '@playwright/test'
import { emailsTo, expect, hydrated } from './journey.ts'
import { buy, openPurchase, post } from './purchases.ts'
import type { Site } from './site.ts'

type Registrant = { name: string; email: string; phone: string }

export function newRegistrant(name = 'Alex Rivera'): Registrant {
  return { name, email: `registrant-${crypto.randomUUID()}@mail.example`, phone: '(213) 555-0177' }
}

export async function openRegister(page: Page, address = '/register') {
  await page.goto(address)
  await hydrated(page)
}

export async function fillContact(page: Page, { name, email, phone }: Registrant) {
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=phone]').fill(phone)
}

export const continueButton = (page: Page) =>
  page.getByRole('button', { name: /^(Continue to Payment|Continuar al pago)$/ })
export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Pagar) \$/ })
export const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
export const bankFrame = (page: Page) => page.frameLocator('dialog iframe')

/** Opens the payment step and waits for the card form. */
export async function toPayment(page: Page, registrant: Registrant, address?: string) {
  await openRegister(page, address)
  await fillContact(page, registrant)
  await continueButton(page).click()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
}

export async function typeCard(page: Page, number: string) {
  const frame = cardFrame(page)
  await frame.locator('[name=number]').fill(number)
  await frame.locator('[name=expiry]').fill('12 / 34')
  await frame.locator('[name=cvc]').fill('123')
  await frame.locator('[name=postalCode]').fill('90211')
}

/**
 * Chromium renders the provider's frames in another process and routes the mouse by the last frame that it drew: right
 * after a scroll a click may reach the frame that was at that place before.
 */
export async function underMouse(target: Locator): Promise<Locator> {
  await expect(async () => {
    // A move to the current position fires no event.
    await target.page().mouse.move(1, 1)
    await target.hover()
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true)
  }).toPass()
  return target
}

/** A click next to the provider's frames, or in one. */
export async function press(target: Locator) {
  await (await underMouse(target)).click()
}

/** A button that is busy with the last attempt ignores clicks. */
export async function pressPay(page: Page) {
  await expect(payButton(page)).not.toHaveAttribute('aria-busy')
  await press(payButton(page))
}

/** Uses the keyboard, which does not depend on the layout. */
export async function acceptTerms(page: Page) {
  const box = page.locator('[name=accept]')
  if (!(await box.isChecked())) await box.press('Space')
  await expect(box).toBeChecked()
}

export async function pay(page: Page, number: string) {
  await typeCard(page, number)
  await acceptTerms(page)
  await pressPay(page)
}

export async function seatsLeft(site: Site, course: string): Promise<number> {
  const courseDates = await (await fetch(`${site.url}/api/sessions`)).json()
  return courseDates.find((courseDate: { course: string }) => courseDate.course === course).left
}

/** Waits for the confirmation and checks that it was sent once. */
export async function onlyConfirmation(site: Site, { email }: Registrant) {
  const confirmations = async () =>
    (await emailsTo(site, email)).filter(({ text }) => text.includes(`${site.url}/registration/`))
  await expect.poll(async () => (await confirmations()).length).toBe(1)
  const [confirmation] = await confirmations()
  if (!confirmation) throw new Error('The confirmation is gone.')
  return confirmation
}

/** Sells seats of a date to guests. The returned call cancels some of them, or all. */
export async function sellSeats(site: Site, course: string, day: string, count: number) {
  const guests = Array.from({ length: count }, () => newRegistrant())
  for (const guest of guests) await buy(site, guest, { selectedItems: [course], dates: { [course]: day } })
  return async (some = guests.length) => {
    for (const guest of guests.splice(0, some)) {
      const { text } = await onlyConfirmation(site, guest)
      const [, token] = /\/registration\/([\w-]+)/.exec(text) ?? []
      const link = `/api/registrations/${token}`
      const { amount } = await (await fetch(`${site.url}${link}/refund-quote`)).json()
      await post(site, `${link}/cancel`, { items: [course], amount })
    }
  }
}

/** Holds seats of a date without paying. */
export async function holdSeats(site: Site, course: string, day: string, count: number) {
  for (let index = 0; index < count; index += 1) {
    await openPurchase(site, newRegistrant(), { selectedItems: [course], dates: { [course]: day } })
  }
}
