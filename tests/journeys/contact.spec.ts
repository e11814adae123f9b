import { academy } from '#content/academy.ts'
import { desktop, emailsTo, expect, expectAccessible, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

test('email address stays on one line on narrow phones', async ({ page }) => {
  for (const width of [320, 359, 360]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/contact?lang=es')
    const address = page.locator('main').getByRole('link', { name: academy.email })
    expect(await address.evaluate((link) => link.getClientRects().length), `at ${width} px`).toBe(1)
  }
})

test('contact form sends a message', async ({ page, site }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))

  await test.step('missing and invalid fields are refused before anything is sent', async () => {
    await page.goto('/contact?lang=es')
    await hydrated(page)
    await page.getByLabel('Correo electrónico').fill('nobody')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByLabel('Nombre')).toBeFocused()
    await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('Escriba su nombre.')
    await expect(page.getByLabel('Mensaje')).toHaveAccessibleDescription('Escriba su mensaje.')
    await expect(page.getByText('Escriba un correo electrónico válido.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Correo electrónico').fill('a&b@example.com')
    await page.getByLabel('Nombre').fill('د. ليلى')
    await page.getByLabel('Mensaje').fill('x'.repeat(5001))
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByLabel('Correo electrónico')).toBeFocused()
    await expect(page.getByText('Escriba un correo electrónico válido.')).toBeVisible()
    await expect(page.getByText('Use menos de 5000 caracteres.')).toBeVisible()
    await expect(page.getByLabel('Nombre')).not.toHaveAttribute('aria-invalid')
    expect(sent.filter((url) => url.endsWith('/api/contact'))).toEqual([])
  })

  await test.step('typed message stays when sending fails', async () => {
    await page.goto('/contact?about=biologics-fridge&lang=en')
    await hydrated(page)
    await expect(page.getByText('About: Biologics Fridge')).toBeVisible()
    await page.getByLabel('Name').fill('Dr. 王 Vega')
    await page.getByLabel('Email').fill('vega@example.com')
    await page.getByLabel('Message').fill('How large is the fridge?')
    for (const [status, sentence] of [
      [500, 'Your message couldn’t be sent. Please try again or call us.'],
      [429, 'You’ve already sent several messages. Please try again later or call us.'],
    ] as const) {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status, json: { error: 'no', code: 'no' } }),
      )
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(page.getByLabel('Message')).toHaveValue('How large is the fridge?')
    }
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 400, json: { error: 'no', code: 'invalid_request', field: 'message' } }),
    )
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
      'One of the entries is not valid: “Message”. Please check it.',
    )
  })

  await test.step('retry sends the message to the academy and confirms it', async () => {
    await page.unroute('**/api/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    const answer = page.getByRole('region', { name: 'Thank you. Your message has been sent.' })
    await expect(answer).toHaveAccessibleDescription(/vega@example\.com/)
    await expect(answer).toBeFocused()
    await expectAccessible(page)
    await expect
      .poll(async () => (await emailsTo(site, academy.email)).map(({ text }) => text).join())
      .toContain('How large is the fridge?')
  })
})

test('contact and account pages without JavaScript say that they need it', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const notice = page.locator('noscript p')
  await page.goto('/contact?lang=es')
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('Esta página necesita JavaScript')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  // Until the load event the previous page is shown, with the same notice.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  expect((await answer).status()).toBe(405)
  await loaded
  await expect(notice).toBeInViewport()
  await page.goto('/account')
  await expect(notice).toBeVisible()
  await expect(page.locator('main [role=status]')).toBeHidden()
  await context.close()
})
