// A dentist from guest purchase to certificate: English on a desktop, Spanish on a phone. Each page is checked at both
// widths.
import type { Download, Locator, Page } from '@playwright/test'
import { copy as account } from '#content/en/account/account.ts'
import { copy as authAction } from '#content/en/account/auth-action.ts'
import { copy as createAccount } from '#content/en/account/create-account.ts'
import { copy as verify } from '#content/en/account/verify.ts'
import { copy as register } from '#content/en/registration/register.ts'
import { copy as registration } from '#content/en/registration/registration.ts'
import { copy as cuenta } from '#content/es/account/account.ts'
import { copy as accion } from '#content/es/account/auth-action.ts'
import { copy as crearCuenta } from '#content/es/account/create-account.ts'
import { copy as comprobar } from '#content/es/account/verify.ts'
import { copy as registrarse } from '#content/es/registration/register.ts'
import { copy as inscripcion } from '#content/es/registration/registration.ts'
import { wordsIn } from '#content/words.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { password } from '#tests/support/account-journey.ts'
import { linkTo } from '#tests/support/identity-flows.ts'
import { desktop, expect, expectFitForBothWidths, hydrated, phone, test } from '#tests/support/journey.ts'
import { deskAt, openPurchase } from '#tests/support/purchases.ts'
import { newRegistrant, onlyConfirmation, pay, toPayment } from '#tests/support/registering.ts'

const english = { account, authAction, createAccount, register, registration, verify }
type Words = typeof english
const spanish: Words = {
  account: cuenta,
  authAction: accion,
  createAccount: crearCuenta,
  register: registrarse,
  registration: inscripcion,
  verify: comprobar,
}

const stories = [
  {
    language: 'en',
    words: english,
    viewport: desktop,
    verifySubject: 'Please verify your email',
    tooMany: 'We have blocked all requests from this device due to unusual activity. Try again later.',
  },
  {
    language: 'es',
    words: spanish,
    viewport: phone,
    verifySubject: 'Verifique su correo electrónico',
    tooMany:
      'Bloqueamos las solicitudes de este dispositivo por actividad inusual. Inténtelo de nuevo más tarde.',
  },
] as const satisfies readonly (Record<'verifySubject' | 'tooMany', string> & {
  language: Language
  words: Words
  viewport: object
})[]

for (const { language, words, viewport, verifySubject, tooMany } of stories) {
  test(`guest buys, creates an account and gets receipt, course date, refund and certificate, ${language}`, async ({
    page,
    site,
    context,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: site.url }])
    await page.setViewportSize(viewport)
    const stop = () => expectFitForBothWidths(page, viewport)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const tab = (name: keyof Words['account']['tabs']) =>
      page.getByRole('tab', { name: words.account.tabs[name] })
    /** A button or link whose accessible name ends with its course or program. */
    const about = (role: 'button' | 'link', word: string, what: string) =>
      page.getByRole(role, { name: new RegExp(`^${word}\\s?: ${what.replaceAll(' ', '\\s')}`) })
    const label = (course: CourseId) => wordsIn(language).courseLabel(course)
    const guest = newRegistrant('Dr. Alexa Rivera')

    await toPayment(page, guest, '/register?program=fellowship')
    await pay(page, '4242424242424242')
    await expect(heading(words.register.succeeded.title)).toBeVisible()
    await stop()
    const { text: confirmation } = await onlyConfirmation(site, guest)

    await page.goto(`/create-account?email=${encodeURIComponent(guest.email)}`)
    await hydrated(page)
    await page.getByLabel(words.createAccount.password, { exact: true }).fill(password)
    await page.getByLabel(words.createAccount.confirm, { exact: true }).fill(password)
    await button(words.createAccount.submit).click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByText(words.account.courses.noActive)).toBeVisible()
    await expect(page.getByText(words.account.courses.noCompleted)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.account.courses.invitation.title })).toBeVisible()
    await expect(page.getByText(words.account.verify.text(guest.email))).toBeVisible()
    await page.route('**/accounts:sendOobCode*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
    )
    await button(words.account.verify.again).click()
    await expect(page.getByText(tooMany, { exact: true })).toBeVisible()
    await stop()

    await page.goto(await linkTo(site, guest.email, verifySubject))
    await button(words.authAction.confirm.verify.submit).click()
    await expect(heading(words.authAction.verified.title)).toBeVisible()
    await openPurchase(site, guest, { selectedItems: ['module4'] })
    await page.goto('/account?tab=payments')
    await expect(tab('payments')).toHaveAttribute('aria-selected', 'true')
    const program = wordsIn(language).displayName('fellowship')
    const row = page.getByRole('row', { name: program })
    await expect(row).toContainText('$12,000.00')
    await expect(row).toContainText(words.account.payments.statuses.completed)
    await expect(about('link', words.account.payments.proceed, label('module4'))).toBeVisible()
    await stop()
    expect(await downloaded(page, about('button', words.account.payments.receipt, program))).toMatch(
      /^BHIA-2025-\d{4}\.pdf$/,
    )

    await tab('courses').click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByText(words.account.awards.awaited)).toHaveCount(2)
    await page.route('**/api/sessions', (route) => route.fulfill({ status: 500, body: '{}' }))
    await about('button', words.account.courses.choose, label('module2')).click()
    await expect(page.getByText(words.account.date.failed)).toBeVisible()
    await page.unroute('**/api/sessions')
    await page.route('**/api/sessions', async (route) => {
      const dates: object[] = await (await route.fetch()).json()
      await route.fulfill({ json: dates.map((date) => ({ ...date, sample: true })) })
    })
    await button(words.account.tryAgain).click()
    await expect(page.locator(':focus').getByRole('radio').first()).toBeVisible()
    const day = wordsIn(language).formatRange('2025-09-12', '2025-09-14')
    const choice = page.getByRole('radio', { name: `${day} ${words.account.date.sample}, ` })
    await choice.check()
    await page.unroute('**/api/sessions')
    await stop()
    await button(words.account.date.confirm).click()
    await expect(page.getByText(words.account.date.done)).toBeFocused()
    const dialog = page.getByRole('dialog')
    const close = () => dialog.getByRole('button', { name: words.account.close }).last().click()
    await close()
    const toCalendar = about('button', words.account.courses.toCalendar, label('module2'))
    const [days] = wordsIn(language).rangeAndYear('2025-09-12', '2025-09-14')
    await expect(page.getByRole('listitem').filter({ has: toCalendar })).toContainText(days)
    await button(words.account.courses.feed).click()
    const feed = page.getByLabel(words.account.courses.feedAddress)
    await expect(feed).toHaveValue(new RegExp(`/calendar/.+\\.ics\\?lang=${language}$`))
    await page.context().grantPermissions(['clipboard-write'])
    await button(words.account.courses.feedCopy).click()
    await expect(feed).toHaveAccessibleDescription(words.account.courses.feedCopied)
    await stop()
    await close()

    await page.route('**/refund-quote', (route) => route.fulfill({ status: 500, body: '{}' }))
    await about('button', words.account.courses.cancel, label('module2')).click()
    await expect(dialog).toContainText(words.account.cancel.failed)
    await page.unroute('**/refund-quote')
    await button(words.account.tryAgain).click()
    await expect(dialog).toContainText(words.account.cancel.until(wordsIn(language).formatDay('2025-08-28')))
    await expect(dialog).toContainText(words.account.cancel.rules.full)
    await expect(dialog.getByRole('checkbox', { name: label('module2') })).toHaveAccessibleDescription(
      language === 'es' ? /^\$2,803\.27\sUSD$/ : '$2,803.27',
    )
    await expect(dialog.getByRole('status')).toHaveText(`${words.account.cancel.back} $2,803.27`)
    await stop()
    await button(words.account.cancel.confirm('$2,803.27')).click()
    const done = dialog.getByText(words.account.cancel.done('$2,803.27'))
    await expect(done).toBeFocused()
    await expect(done, 'announced once').not.toHaveAttribute('role')
    await close()
    await expect(about('button', words.account.courses.cancel, label('module2'))).toHaveCount(0)
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await tab('payments').click()
    await expect(row).toContainText(words.account.payments.refunded('$2,803.27'))
    await stop()
    expect(
      await downloaded(page, about('button', words.account.payments.refundReceipt(1, 1), program)),
    ).toMatch(/-R1\.pdf$/)
    await tab('info').click()
    await expect(page.getByText(words.account.info.billing, { exact: true })).toBeVisible()
    await stop()

    const registrations = await deskAt(site).registrationsOf(guest.email)
    const bought = registrations.find(({ items }) => items.includes('fellowship'))
    const { code } = await deskAt(site).complete(bought?.id ?? '', 'module1', '2025-08-01')
    await page.goto('/account')
    await expect(page.getByRole('img', { name: words.account.credits.summary(24, 72) })).toBeAttached()
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('region', { name: words.account.awards.fellowship })).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    const toRegister = page.getByRole('banner').locator('a[href="/register"]:visible')
    expect((await toRegister.boundingBox())?.height, 'Register button next to a long name').toBeLessThan(48)
    await stop()
    const certificate = about('button', words.account.courses.certificate, label('module1'))
    expect(await downloaded(page, certificate)).toBe(`${code}.pdf`)

    await page.goto(/https?:\S+\/registration\/\S+/.exec(confirmation)?.[0] ?? '')
    await expect(heading(words.registration.title)).toBeVisible()
    await stop()
    const { download, check } = words.registration.certificate
    expect(await downloaded(page, about('link', download, label('module1')))).toBe(`${code}.pdf`)

    await about('link', check, label('module1')).click()
    await expect(page).toHaveURL(`${site.url}/verify/${code}`)
    await expect(page.getByRole('region', { name: words.verify.valid.title })).toBeFocused()
    await expect(page.getByText(guest.name)).toBeVisible()
    await stop()
    await deskAt(site).revokeCertificate(code)
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    await page.route('**/api/certificates/**', (route) => allowed.then(() => route.continue()))
    await page.reload()
    const another = page.getByLabel(words.verify.another)
    await another.fill('0000-0000-0000')
    allow()
    await expect(page.getByRole('alert').filter({ hasText: words.verify.revoked.title })).toBeVisible()
    await expect(another, 'slow answer does not move the focus from the field').toBeFocused()
    await stop()
    const { promise: known, resolve: tell } = Promise.withResolvers<void>()
    await page.route('**/api/certificates/**', (route) => known.then(() => route.continue()))
    await button(words.verify.check).click()
    await expect(page).toHaveURL(`${site.url}/verify/0000-0000-0000`)
    // The new page takes the focus after the address has changed.
    await expect(page.getByRole('main')).toBeFocused()
    const logo = page.getByRole('banner').getByRole('link').first()
    await logo.focus()
    tell()
    await expect(page.getByRole('alert').filter({ hasText: words.verify.unknown.title })).toBeVisible()
    await expect(logo, 'slow answer does not move the focus from the header').toBeFocused()
    const answers = await Promise.all(
      [code, '0000-0000-0000', 'unknown'].map((one) => page.request.get(`${site.url}/verify/${one}`)),
    )
    expect(answers.map((answer) => answer.status())).toEqual([200, 404, 404])
    await stop()
  })
}

/** The file name of a download. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const download: Promise<Download> = page.waitForEvent('download')
  await link.click()
  return (await download).suggestedFilename()
}
