// How the browser stories register and pay: as a visitor does, in the page and in the provider's frame.
//
// Stories share a site, and a date has six seats. All stories together keep at most three of any date, so they fit in any
// order; of Module 2 they keep none, for two of them look at its six. Whoever fills a date lets go of it in the end, and
// whoever needs no seat takes Module 1, which has no date. They share the limits of this machine's address, too: of twenty
// wrong passwords they use eleven.
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, mailsTo } from './journey.ts'
import { buy, newNetwork, post } from './purchases.ts'
import type { Site } from './site.ts'

export type Registrant = { name: string; email: string; phone: string }

export function newRegistrant(name = 'Alex Rivera'): Registrant {
  return { name, email: `registrant-${crypto.randomUUID()}@mail.example`, phone: '(213) 555-0177' }
}

/**
 * The limits count addresses; stories that run one after the other are different people. Only on our own calls: the card
 * form's are of another origin, where an extra header would have to be asked for.
 */
export async function fromNewAddress(page: Page, address = newNetwork()) {
  await page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  )
}

export async function openRegister(page: Page, address = '/register', network = newNetwork()) {
  await fromNewAddress(page, network)
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

/** Stage two with its card form ready. */
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
 * A whole Chromium draws the provider's frames in a process of their own, and sends the mouse by the picture it drew last:
 * right after a scroll a press may still reach the frame that was there before, and nobody hears of it.
 */
export async function underMouse(target: Locator): Promise<Locator> {
  await expect(async () => {
    await target.hover()
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true)
  }).toPass()
  return target
}

/** A click beside the provider's frames, or in one. */
export async function press(target: Locator) {
  await (await underMouse(target)).click()
}

/** One that is busy with the last attempt takes no press. */
export async function pressPay(page: Page) {
  await expect(payButton(page)).not.toHaveAttribute('aria-busy')
  await press(payButton(page))
}

/** By the keyboard, which needs no place. */
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

/** The confirmation, once it is there; and that it came once. */
export async function onlyConfirmation(site: Site, { email }: Registrant) {
  const confirmations = async () =>
    (await mailsTo(site, email)).filter(({ text }) => text.includes(`${site.url}/registration/`))
  await expect.poll(async () => (await confirmations()).length).toBe(1)
  const [mail] = await confirmations()
  if (!mail) throw new Error('The confirmation is gone.')
  return mail
}

/** Sells seats of a date, as to so many guests; the call that it gives has some of them cancel, or all. */
export async function sellSeats(site: Site, course: string, day: string, count: number) {
  const guests = Array.from({ length: count }, (_, index) => newRegistrant(`Guest ${index}`))
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

/** Takes seats of a date without paying, as so many buyers at once would; the call that it gives lets go of them. */
export async function holdSeats(site: Site, course: string, day: string, count: number) {
  const buyers = Array.from({ length: count }, (_, index) => ({
    ...newRegistrant(`Buyer ${index}`),
    network: newNetwork(),
  }))
  const orderEach = async (choice: object) => {
    for (const { network, ...buyer } of buyers) {
      const response = await fetch(`${site.url}/api/create-payment-intent`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': buyer.email,
          'x-forwarded-for': network,
        },
        body: JSON.stringify({ email: buyer.email, customerData: { ...buyer, ...choice } }),
      })
      expect(response.status).toBe(200)
    }
  }
  await orderEach({ selectedItems: [course], dates: { [course]: day } })
  return () => orderEach({ selectedItems: ['module1'] })
}
