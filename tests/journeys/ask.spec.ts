import { academy } from '#content/academy.ts'
import { copy as askEn } from '#content/en/ask.ts'
import { askAnswers as answersEn } from '#content/en/ask-answers.ts'
import { copy as frameEn } from '#content/en/frame.ts'
import { copy as faqsEn } from '#content/en/site/faqs.ts'
import { copy as askEs } from '#content/es/ask.ts'
import { askAnswers as answersEs } from '#content/es/ask-answers.ts'
import { copy as frameEs } from '#content/es/frame.ts'
import { copy as faqsEs } from '#content/es/site/faqs.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'
import {
  desktop,
  emailsTo,
  expect,
  expectAccessible,
  hydrated,
  phone,
  storyLanguages,
  test,
} from '#tests/support/journey.ts'
import { deskAt } from '#tests/support/purchases.ts'

const words = {
  en: {
    ask: askEn,
    answers: answersEn,
    faqs: faqsEn,
    frame: frameEn,
    typed: 'module 2 ref',
    course: 'Module 2',
  },
  es: {
    ask: askEs,
    answers: answersEs,
    faqs: faqsEs,
    frame: frameEs,
    typed: 'módulo 2 reem',
    course: 'Módulo 2',
  },
}

for (const language of storyLanguages) {
  const { ask, answers, faqs, frame, typed, course } = words[language]

  for (const viewport of [desktop, phone]) {
    test(`question is asked by keyboard, ${language}, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await page.goto(`/?lang=${language}`)
      await hydrated(page)
      const button = page.getByRole('banner').getByRole('button', { name: frame.ask, exact: true })
      const dialog = page.getByRole('dialog', { name: ask.label })
      const field = page.getByRole('combobox', { name: ask.field })

      await test.step('panel opens with its code, which the page did not load', async () => {
        expect(scripts.filter((url) => url.includes('ask-panel'))).toEqual([])
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(field).toBeFocused()
        expect(scripts.filter((url) => url.includes('ask-panel'))).not.toEqual([])
        await expect(dialog.getByRole('list').getByRole('button')).toHaveText([...ask.examples])
        await expectAccessible(page)
        const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 }
        expect(width).toBe(viewport.width)
        if (viewport === phone) expect(height).toBe(viewport.height)
        else expect(height).toBeLessThan(viewport.height)
      })

      await test.step('results are announced, and arrow keys choose one', async () => {
        await field.fill(typed)
        const options = page.getByRole('option')
        const refund = page.getByRole('option', { name: answers.ask.refund(course) })
        await expect(refund).toBeVisible()
        await expect(dialog.getByRole('status')).toHaveText(ask.found(await options.count()))
        await expect(field).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('ArrowDown')
        await expect(refund).toHaveAttribute('aria-selected', 'true')
        await expect(field).toHaveAttribute('aria-activedescendant', (await refund.getAttribute('id')) ?? '')
        await expect(field).toBeFocused()
        await expectAccessible(page)
        await page.keyboard.press('ArrowUp')
        await expect(field).not.toHaveAttribute('aria-activedescendant')
        await page.keyboard.press('ArrowDown')
      })

      await test.step('answer has the fact, the scale and the cited words', async () => {
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: answers.ask.refund(course) })).toBeFocused()
        await expect(dialog.getByRole('status')).toContainText('$2,850.00')
        await expect(dialog.getByText(ask.ownWords)).toBeVisible()
        await expect(dialog.getByText(ask.version(refundPolicy.version))).toBeVisible()
        await expectAccessible(page)
        await dialog.getByRole('button', { name: ask.helpful.no, exact: true }).click()
        await expect(dialog.getByText(ask.helpful.thanks)).toBeFocused()
        const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect(overflow).toBe(0)
      })

      await test.step('Escape closes it and returns the focus', async () => {
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(button).toBeFocused()
      })
    })
  }

  test(`unanswered question goes to the office, and its reply comes by email, ${language}`, async ({
    page,
    site,
  }) => {
    const email = `asker-${language}@mail.example`
    const question =
      language === 'en' ? 'Is there parking at the academy?' : '¿Hay estacionamiento en la academia?'
    await page.goto(`/faqs?lang=${language}`)
    await hydrated(page)
    await page.getByRole('search').getByRole('textbox').fill(question)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: ask.label })
    await expect(dialog.getByText(answers.unknown)).toBeVisible()
    const answered = faqs.groups().flatMap(({ questions }) => questions).length
    await expect(dialog.getByText(ask.unknown.text)).toContainText(` ${answered} `)
    await expectAccessible(page)

    const send = dialog.getByRole('button', { name: ask.handOver.send })
    await send.click()
    await expect(dialog.getByLabel(ask.handOver.email)).toHaveAccessibleDescription(
      ask.handOver.missing.email,
    )
    await expect(dialog.getByLabel(ask.handOver.question)).toHaveValue(question)
    await dialog.getByLabel(ask.handOver.email).fill(email)
    await send.click()
    const sent = dialog.getByRole('region', { name: ask.handOver.sent.title })
    await expect(sent).toBeVisible()
    const number = /Q-\d+/.exec((await sent.textContent()) ?? '')?.[0] ?? ''
    await expect
      .poll(async () => (await emailsTo(site, academy.email)).map(({ text }) => text))
      .toContainEqual(expect.stringContaining(question))

    await deskAt(site).replyTo(number, 'Yes, under the building.')
    await expect
      .poll(async () => (await emailsTo(site, email)).map(({ text }) => text))
      .toContainEqual(expect.stringContaining('Yes, under the building.'))
  })

  test(`patient question is refused with a way to a person, ${language}`, async ({ page }) => {
    await page.goto(`/courses?lang=${language}`)
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: frame.ask, exact: true }).click()
    await page
      .getByRole('combobox')
      .fill(
        language === 'en'
          ? 'My patient has 4 mm of bone, which implant?'
          : 'Mi paciente tiene 4 mm de hueso, ¿qué implante?',
      )
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: ask.label })
    await expect(dialog.getByText(answers.patient)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('link', { name: ask.patient.button }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(dialog).toBeHidden()
  })

  test(`cited FAQ opens at its anchor, ${language}`, async ({ page }) => {
    const [group] = faqs.groups().slice(1)
    const boards = group?.questions.find(({ id }) => id === 'do-licensing-boards-accept-my-certificate')
    if (!boards) throw new Error('The question about licensing boards is gone.')
    await page.goto(`/?lang=${language}`)
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: frame.ask, exact: true }).click()
    await page.getByRole('combobox').fill(boards.question)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: ask.label })
    await dialog.getByRole('link', { name: boards.question }).click()
    await expect(page).toHaveURL(/\/faqs#do-licensing-boards-accept-my-certificate$/)
    await expect(page.getByText(boards.answer[0] ?? '')).toBeVisible()
    await page.reload()
    await expect(page.getByText(boards.answer[0] ?? '')).toBeInViewport()
  })
}

test('what was found before is found again offline', async ({ page, context }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: frameEn.ask, exact: true }).click()
  const field = page.getByRole('combobox')
  await field.fill('module 2 seats')
  await expect(page.getByRole('option', { name: 'Module 2' }).first()).toBeVisible()
  await context.setOffline(true)
  await field.fill('module 2')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(askEn.alreadyFound)).toBeVisible()
  await expect(page.getByRole('option', { name: 'Module 2' }).first()).toBeVisible()
  await field.fill('zanzibar')
  await expect(page.getByRole('option')).toHaveCount(0)
  await context.setOffline(false)
})

test('question stays when the academy cannot be reached, and can be asked again', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: frameEn.ask, exact: true }).click()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await context.setOffline(true)
  await field.fill('When is the next Clinical 1?')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(askEn.failed)
  await expect(dialog.getByRole('heading', { name: 'When is the next Clinical 1?' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: academy.phone })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: askEn.tryAgain }).click()
  await expect(
    dialog
      .getByRole('status')
      .getByText(/Oct 16–21, 2025/)
      .first(),
  ).toBeVisible()
})

test('language changes inside the panel', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: frameEn.ask, exact: true }).click()
  await page.getByRole('combobox').fill('parking')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Español/ })
    .click()
  await expect(page.getByRole('combobox', { name: askEs.field })).toHaveValue('parking')
})

test('film opens at the step that the address names', async ({ page }) => {
  await page.goto('/catalog#gbr-3')
  await hydrated(page)
  await expect(page.locator('main ol').getByRole('button').nth(2)).toHaveAttribute('aria-current', 'true')
})
