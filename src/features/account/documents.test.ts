import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

let world: AccountWorld
let owner: Person
let transaction: string

beforeAll(async () => {
  world = await accountWorld({ env: { ORIGIN: 'https://academy.example', SANDBOX: 'public' } })
  owner = await world.person('a.rivera@mail.example')
  const registration = await world.paidBy(owner, {
    selectedItems: ['module2', 'clinical1'],
    dates: { module2: '2025-09-12' },
  })
  transaction = `/api/account/transactions/${registration.id}`
})
afterAll(() => world.close())

async function pdf(url: string): Promise<{ text: string; source: string; name: string }> {
  const { status, headers, bytes } = await owner.get(url)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  return {
    text: pdfText(bytes),
    source: bytes.toString('latin1'),
    name: String(headers['content-disposition']),
  }
}

describe('a receipt', () => {
  test('states what was bought, when, for how much and with which card', async () => {
    const { text, source, name } = await pdf(`${transaction}/receipt.pdf`)
    for (const words of [
      'Receipt',
      'BHIA-2025-0001',
      'Aug 1, 2025',
      'Alex Rivera',
      'Visa ending in 4242',
      'Module 2: Advanced and Immediate Implantology (Online), 24 CE Hours',
      'Sept 12–14, 2025, Beverly Hills, CA',
      '$2,850.00',
      'Date to be chosen',
      '$9,350.00',
    ]) {
      expect(text).toContain(words)
    }
    expect(name).toBe('inline; filename="BHIA-2025-0001.pdf"')
    expect(source).toContain('/Scope /Column')
  })

  test('uses the profile’s billing details and the requested language', async () => {
    const billing = { billingName: 'Łukasz Żółć LLC', billingAddress: 'Line one\nLine two', taxId: '95-1' }
    expect((await owner.call('PATCH', '/api/account/profile', billing)).status).toBe(200)
    const { text } = await pdf(`${transaction}/receipt.pdf?lang=es`)
    for (const words of [
      'Recibo',
      'Łukasz Żółć LLC',
      'Line one',
      'Line two',
      '95-1',
      '12–14 de septiembre de 2025',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('does not exist before the payment', async () => {
    const { registrationId } = await world.opened(
      { email: owner.email, dates: {} },
      { bearer: owner.token() },
    )
    expect((await owner.get(`/api/account/transactions/${registrationId}/receipt.pdf`)).status).toBe(404)
  })

  test('opens by the link of the confirmation email, and so does the calendar', async () => {
    const [email] = await world.emails(owner.email)
    const [receipt = ''] = /\/api\/registrations\/\S+\/receipt\.pdf/.exec(email?.text ?? '') ?? []
    const response = await world.app.inject(receipt)
    expect(pdfText(response.rawPayload)).toContain('BHIA-2025-0001')
    const calendar = await world.app.inject(receipt.replace('receipt.pdf', 'calendar.ics'))
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20250912')
  })
})

test('each refund has its own receipt, numbered without a gap', async () => {
  const cancel = (item: string, amount: number) =>
    owner.call('POST', `${transaction}/cancel`, { items: [item], amount })
  expect((await cancel('module2', 285_000)).status).toBe(200)
  world.clock.pass(60_000)
  expect((await cancel('clinical1', 650_000)).status).toBe(200)
  const first = await pdf(`${transaction}/refunds/1.pdf`)
  const second = await pdf(`${transaction}/refunds/2.pdf`)
  expect(first.text).toContain('BHIA-2025-0001-R1')
  expect(first.text).toContain('$2,850.00')
  expect(first.text).not.toContain('Clinical 1')
  expect(first.text).toContain('Refunded to')
  expect(second.text).toContain('BHIA-2025-0001-R2')
  expect(second.text).toContain('$6,500.00')
  expect((await owner.get(`${transaction}/refunds/3.pdf`)).status).toBe(404)
  await world.database
    .updateTable('refunds')
    .set({ state: 'outside' })
    .where('amount', '=', 285_000)
    .execute()
  const settled = await pdf(`${transaction}/refunds/1.pdf`)
  expect(settled.text).toContain('Refunded by other means')
  expect(settled.text).not.toContain('Refunded to')
  const list = (await owner.get('/api/account/transactions')).body
  expect(list.find(({ id }: { id: string }) => transaction.endsWith(id))).toMatchObject({ refunds: 2 })
})

describe('certificate and CE record', () => {
  let certificate: { id: string; code: string }
  beforeAll(async () => {
    const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
    certificate = await world.desk.complete(id, 'module1', '2025-08-01')
  })

  test('the certificate shows person, course, hours, day and where to check it', async () => {
    const { text } = await pdf(`/api/account/certificates/${certificate.id}.pdf`)
    for (const words of [
      'CERTIFICATE OF COMPLETION',
      'Alex Rivera',
      'Module 1: Basic Dental Implantology (Online)',
      '24 CE Hours, online  ·  completed Aug 1, 2025',
      'academy.example',
      `/verify/${certificate.code}`,
    ]) {
      expect(text).toContain(words)
    }
    const spanish = await pdf(`/api/account/certificates/${certificate.id}.pdf?lang=es`)
    expect(spanish.text).toContain('24 horas CE, en línea  ·  completado el 1 de agosto de 2025')
  })

  test('the CE record lists hours by kind, with the numbers that a board asks for', async () => {
    await owner.call('PATCH', '/api/account/profile', {
      agdNumber: '123456',
      licenseNumber: 'D-48',
      licenseState: 'CA',
    })
    const { text } = await pdf('/api/account/credits.pdf')
    for (const words of [
      'Continuing Education Record',
      '123456',
      'D-48, CA',
      certificate.code,
      '24',
      'online',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('documents are tagged, in their language, with embedded fonts', async () => {
    for (const url of [
      `/api/account/certificates/${certificate.id}.pdf?lang=es`,
      '/api/account/credits.pdf?lang=es',
      `${transaction}/receipt.pdf?lang=es`,
    ]) {
      const { source } = await pdf(url)
      expect(source).toContain('/Lang (es)')
      expect(source).toContain('/Marked true')
      expect(source).toContain('/StructTreeRoot')
      expect(source).toContain('/DisplayDocTitle true')
      const fonts = source.match(/\/Type \/FontDescriptor/g) ?? []
      expect(fonts.length).toBeGreaterThan(0)
      expect(source.match(/\/FontFile2 /g)).toHaveLength(fonts.length)
    }
  })

  test('names in many scripts are printed, and long ones fit', async () => {
    for (const name of [
      'Łukasz Żółć',
      'Иван Петров',
      'Nguyễn Thị Hồng',
      `Dr. ${'Wolfeschlegel'.repeat(8)}`,
    ]) {
      const { id } = await world.paidBy(owner, { selectedItems: ['module3'], dates: {} })
      await owner.call('PATCH', '/api/account/profile', { name })
      const issued = await world.desk.complete(id, 'module3', '2025-08-01')
      expect((await pdf(`/api/account/certificates/${issued.id}.pdf`)).text.split('\n')).toContain(name)
    }
  })
})
