// Markup in user input is shown as text and never runs.
import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import { desktop, emailsTo, expect, test } from '#tests/support/journey.ts'
import { buy, deskAt } from '#tests/support/purchases.ts'

test.use({ viewport: desktop })

const script = '<script>globalThis.pwned=1</script>'
const image = '"><img src=x onerror=globalThis.pwned=1>'

test('markup in every field of a person is text on every page that shows it', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const person = await makeAccount(site, 'markup')
  const id = await buy(site, person, { selectedItems: ['module1', 'module3'], name: `${script}${image}` })
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(`${site.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.idToken}` },
      body: JSON.stringify(body),
    })
    expect(response.ok, await response.text()).toBe(true)
  }
  const fields = ['licenseNumber', 'licenseState', 'billingName', 'billingAddress', 'taxId']
  await call('PATCH', '/api/account/profile', {
    name: `${script}${image}`,
    ...Object.fromEntries(fields.map((field) => [field, image])),
  })
  const credit = { title: script, provider: image, kind: 'online', hours: 2, earnedOn: '2025-07-01' }
  await call('POST', '/api/account/outside-credits', credit)
  await call('POST', '/api/account/cases', { title: script, summary: image, treatedOn: '2025-07-01' })
  await call('POST', '/api/contact', { name: script, email: person.email, message: image, subject: image })
  const { code } = await deskAt(site).complete(id, 'module1', '2025-08-01')

  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  let link = ''
  await expect(async () => {
    const texts = (await emailsTo(site, person.email)).map(({ text }) => text)
    link = /\/registration\/[\w-]+/.exec(texts.join('\n'))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await signIn(page, person)
  for (const [address, shown] of [
    ['/account', image],
    ['/account?tab=info', image],
    ['/account?tab=payments', 'Module 1'],
    ['/register?course=module2', ''],
    [link, script],
    [`/verify/${code}`, script],
    ['/sandbox/mailbox', script],
    [`/create-account?email=${encodeURIComponent(image)}`, ''],
    [`/auth/action?mode=${encodeURIComponent(script)}&oobCode=${encodeURIComponent(image)}`, ''],
    [`/contact?about=${encodeURIComponent(script)}`, ''],
    [`/catalog/${encodeURIComponent(script)}`, ''],
  ] as const) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    if (shown) await expect.poll(() => page.evaluate(allText), { message: address }).toContain(shown)
    expect(await page.evaluate(() => 'pwned' in globalThis), address).toBe(false)
    expect(await page.locator('img[src="x"]').count(), address).toBe(0)
  }
  // No violation means that the input never became an element that the policy had to block.
  expect(violations).toEqual([])
})

function allText(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
}
