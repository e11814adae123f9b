import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import { desktop, emailsTo, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { buy } from '#tests/support/purchases.ts'

const stories = [
  {
    language: 'en',
    viewport: desktop,
    give: /^Give to a colleague/,
    name: 'Name of your colleague',
    email: 'Email of your colleague',
    send: 'Send the link',
    sent: /^Sent\. The course stays yours/,
    take: 'Take over the course',
    taken: 'The course is yours',
    closed: 'This course can’t be taken over',
    takenBy: 'Taken over by Cleo Colleague',
  },
  {
    language: 'es',
    viewport: phone,
    give: /^Ceder a un colega/,
    name: 'Nombre de su colega',
    email: 'Correo de su colega',
    send: 'Enviar el enlace',
    sent: /^Enviado\. El curso sigue siendo suyo/,
    take: 'Tomar el curso',
    taken: 'El curso es suyo',
    closed: 'Este curso ya no se puede tomar',
    takenBy: 'Lo tomó Cleo Colleague',
  },
] as const

for (const words of stories) {
  const { language, viewport } = words
  const title = `registrant gives a course to a colleague, who takes it over by the link once (${language})`
  test(title, { tag: '@all' }, async ({ page, site }) => {
    await page.setViewportSize(viewport)
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const payer = await makeAccount(site, `giving-${language}`)
    await buy(site, payer, { selectedItems: ['module3'], dates: { module3: '2026-01-23' } })
    const colleague = `colleague-${payer.email}`
    await signIn(page, payer)

    await test.step('the registrant sends the link', async () => {
      await page.getByRole('button', { name: words.give }).click()
      await page.getByLabel(words.name).fill('Cleo Colleague')
      await page.getByLabel(words.email).fill(colleague)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.sent)).toBeVisible()
    })

    await test.step('the colleague takes the course over', async () => {
      const links = async () =>
        (await emailsTo(site, colleague)).flatMap(({ text }) => /\/takeover\/[\w-]+/.exec(text)?.[0] ?? [])
      await expect.poll(async () => (await links()).length).toBe(1)
      const [link = ''] = await links()
      await page.goto(link)
      await expect(page.getByRole('button', { name: words.take })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.take }).click()
      await expect(page.getByRole('heading', { name: words.taken })).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('heading', { name: words.closed })).toBeVisible()
    })

    await page.goto('/account')
    await expect(page.getByText(words.takenBy)).toBeVisible()
  })
}
