import { afterAll, beforeAll, expect, test } from 'vitest'
import { endCertificate } from '#features/certificates/replace-certificate.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld({ env: { ORIGIN: 'https://academy.example', SANDBOX: 'public' } })
})
afterAll(() => world.close())

test('a certificate opens only by its own registration’s link, until it is revoked', async () => {
  const guest = await world.paid({ name: 'Greta Guest', selectedItems: ['module1', 'module4'], dates: {} })
  const other = await world.paid({ email: 'other@mail.example', selectedItems: ['module1'], dates: {} })
  await world.desk.complete(other.id, 'module1', '2025-08-01')
  const link = world.linkOf(guest)
  expect((await world.app.inject(link)).json().certificates).toEqual([])

  const { code } = await world.desk.complete(guest.id, 'module1', '2025-08-01')
  expect((await world.app.inject(link)).json().certificates).toEqual([{ course: 'module1', code }])
  const document = await world.app.inject(`${link}/certificates/${code}.pdf?lang=es`)
  expect(document.headers['content-disposition']).toBe(`inline; filename="${code}.pdf"`)
  expect(pdfText(document.rawPayload)).toContain('Greta Guest')

  const others = await world.app.inject(`${world.linkOf(other)}/certificates/${code}.pdf`)
  expect(others.statusCode).toBe(404)
  for (const nobodys of ['0000-0000-0000', '0'.repeat(65)]) {
    const answer = await world.app.inject(`${world.linkOf(other)}/certificates/${nobodys}.pdf`)
    expect(answer.json()).toEqual(others.json())
  }

  await endCertificate(code, world.context, async () => {})
  expect((await world.app.inject(link)).json().certificates).toEqual([])
  expect((await world.app.inject(`${link}/certificates/${code}.pdf`)).statusCode).toBe(404)
})

test('each refund has a receipt, only by its own registration’s link', async () => {
  const guest = await world.paid({ selectedItems: ['module1', 'module4'], dates: {} })
  const other = await world.paid({ selectedItems: ['module1'], dates: {} })
  await world.post(`${world.linkOf(guest)}/cancel`, { items: ['module4'], amount: 295_000 })
  expect((await world.app.inject(world.linkOf(guest))).json().refunds).toBe(1)
  const receipt = await world.app.inject(`${world.linkOf(guest)}/refunds/1.pdf`)
  expect(pdfText(receipt.rawPayload)).toContain(`${guest.receiptNumber}-R1`)
  expect((await world.app.inject(`${world.linkOf(guest)}/refunds/2.pdf`)).statusCode).toBe(404)
  expect((await world.app.inject(`${world.linkOf(other)}/refunds/1.pdf`)).statusCode).toBe(404)
})

test('a calendar entry links a guest to the course without a secret, and an owner to the account', async () => {
  const entryOf = async (id: string) =>
    (await world.app.inject(`${world.linkOf({ id: id })}/calendar.ics?lang=es`)).body.replaceAll('\r\n ', '')
  const { id } = await world.paid()
  const entry = await entryOf(id)
  expect(entry).toContain('URL:https://academy.example/courses?lang=es#module2\r\n')
  expect(entry).toContain('el enlace de su correo de confirmación')
  expect(entry).not.toContain(world.context.links.sign('registration', id))

  const owner = await world.person('owner@mail.example')
  const owned = await world.paidBy(owner)
  expect(await entryOf(owned.id)).toContain('URL:https://academy.example/account?lang=es\r\n')
})
