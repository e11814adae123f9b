import { afterAll, describe, expect, test } from 'vitest'
import { academy } from '#content/academy.ts'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { moveDate } from '#features/dates/move-date.ts'
import { sendReminders } from '#features/desk/reminders.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { checkoutWorld, rivera, type WithMoney } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

const world = await checkoutWorld({ env: { ORIGIN: 'https://academy.example', SANDBOX: 'public' } })
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('the confirmation', () => {
  test('names lines, dates, receipt, card, refund calendar and both links, in HTML and in text', async () => {
    const row = await world.paid({
      selectedItems: ['module2', 'clinical1'],
      dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
    })
    const token = world.context.links.sign('registration', row.id)
    const { subject, text, html, language } = await world.emailTo(rivera.email, 'confirmation')
    expect(subject).toBe('Your registration is confirmed, receipt BHIA-2025-0001')
    expect(language).toBe('en')
    const plain = html.replaceAll('\u00a0', ' ')
    for (const words of [
      'Dear Alex Rivera,',
      'Thank you. We have received your payment, and your seats are reserved.',
      'Module 2: Advanced and Immediate Implantology (Online), 24 CE Hours',
      'Sept 12–14, 2025, Beverly Hills, CA',
      'Clinical 1: Basic and Intermediate Surgery (Beverly Hills, CA)',
      '$9,350.00',
      'BHIA-2025-0001',
      'Aug 1, 2025',
      'Visa ending in 4242',
      'Aug 28, 2025',
      '$1,425.00',
      'Oct 9, 2025',
      '$3,250.00',
      `https://academy.example/registration/${token}`,
      'https://academy.example/create-account?email=a.rivera%40mail.example',
      academy.phone,
    ]) {
      expect(text).toContain(words)
      expect(plain).toContain(words)
    }
    expect(text).toContain('Dear Alex Rivera,\n\nThank you.')
    expect(html).toContain('>Dear Alex Rivera,</td>')
    expect(html).not.toMatch(/<script|javascript:|display:\s*flex|<link/)
  })

  test('is in Spanish for a registration in Spanish', async () => {
    await world.paid({}, undefined, { cookie: 'language=es' })
    const { subject, text, html } = await world.emailTo(rivera.email, 'confirmation')
    expect(subject).toBe('Su inscripción está confirmada, recibo BHIA-2025-0001')
    expect(text).toContain('Módulo 2: Implantología avanzada e inmediata (En línea), 24 horas CE')
    expect(text).toContain('12–14 de septiembre de 2025, Beverly Hills, CA')
    expect(text).toContain('su cupo está reservado.')
    expect(html).toContain('<html lang="es">')
    expect(text).not.toMatch(/Receipt|Total paid|Course/)
    const links = [...`${text} ${html}`.matchAll(/https:\/\/academy\.example\/(?!brand)[^\s"]+/g)].map(String)
    expect(links).toHaveLength(8)
    for (const link of links) expect(link.replaceAll('&amp;', '&')).toMatch(/[?&]lang=es$/)
  })

  test('of a program lists each course’s share and asks for no date yet', async () => {
    await world.paid({ selectedItems: 'fellowship', dates: {} })
    const { text } = await world.emailTo(rivera.email, 'confirmation')
    expect(text).toContain('BHIA Fellowship Program\n  Module 1, Module 2, Clinical 1\n  $12,000.00')
    expect(text).toContain(
      'Clinical 1, no date yet\n  until a date is chosen, by Feb 1, 2027 at the latest: $6,393.46',
    )
  })

  test('comes with a notice to the owner, whose reply goes to the registrant', async () => {
    await world.paid({})
    const [notice] = await world.emails('registration@academy.example')
    expect(notice).toMatchObject({
      subject: 'New registration: Alex Rivera, $2,850.00',
      replyTo: rivera.email,
      language: 'en',
    })
    expect(notice?.text).toContain(
      'Module 2: Advanced and Immediate Implantology (Online), 24 CE Hours\n  Sept 12–14, 2025, Beverly Hills, CA\n',
    )
    expect(notice?.text).toContain('Status: Completed')
  })
})

test('the owner’s notice of a cancellation names course, date and status in words', async () => {
  const { id } = await world.paid({ selectedItems: 'fellowship', dates: {} })
  const token = world.context.links.sign('registration', id)
  await world.post(`/api/registrations/${token}/cancel`, { items: ['module2'], amount: 280_327 })
  const notices = await world.emails('registration@academy.example')
  const notice = notices.find(({ subject }) => subject === 'Cancellation: Alex Rivera, $2,803.27 back')
  expect(notice?.text).toContain(
    'Canceled: Module 2: Advanced and Immediate Implantology (Online), without a date.',
  )
  expect(notice?.text).toContain('Date to be chosen, canceled\n')
  expect(notice?.text).toContain('Program: BHIA Fellowship Program')
  expect(notice?.text).toContain('Status: Refund pending')
  expect(notice?.text).not.toMatch(/module2|refund_pending/)
})

test.each([
  ['en', 'Sept 12–14, 2025, sample date, Beverly Hills, CA'],
  ['es', '12–14 de septiembre de 2025, fecha de muestra, Beverly Hills, CA'],
])(
  'a sample date is marked in emails, documents and the pages of their links, in %s',
  async (language, words) => {
    await world.database.updateTable('courseDates').set({ sample: true }).execute()
    const { id } = await world.paid({}, undefined, { cookie: `language=${language}` })
    expect((await world.emailTo(rivera.email, 'confirmation')).text).toContain(words)
    const token = world.context.links.sign('registration', id)
    const shown = (await world.app.inject(`/api/registrations/${token}`)).json()
    expect(shown.lines).toMatchObject([{ course: 'module2', sample: true }])
    const receipt = await world.app.inject(`/api/registrations/${token}/receipt.pdf`)
    expect(pdfText(receipt.rawPayload)).toContain(words)
    const calendar = await world.app.inject(`/api/registrations/${token}/calendar.ics`)
    const mark = words.split(', ').at(-3)
    expect(calendar.body.replaceAll('\r\n ', '')).toContain(`)\\, ${mark}\r\n`)

    world.clock.set('2025-08-13T19:00:00Z')
    await sendReminders(world.context)
    expect((await world.emailTo(rivera.email, 'reminder')).text).toContain(words)

    await world.database.updateTable('courseDates').set({ spots: 1 }).execute()
    const wait = { course: 'module2', start: '2025-09-12', email: rivera.email }
    await world.post('/api/waiting-list', wait, { cookie: `language=${language}` })
    const { text, key } = await world.emailTo(rivera.email, 'waiting-list')
    expect(text).toContain(words)
    const place = world.context.links.sign('waiting-list', key.split(':')[1] ?? '')
    expect((await world.app.inject(`/api/waiting-list/${place}`)).json()).toMatchObject({ sample: true })
  },
)

describe.each([
  {
    way: 'whose date moves',
    move: () => {
      const date = { course: 'module2', start: '2025-09-12', to: '2025-10-03', end: '2025-10-05' } as const
      return moveDate(date, world.context, async () => {})
    },
  },
  {
    way: 'whose date is canceled and replaced by another',
    move: async () => {
      const days = { startDay: '2025-10-03', endDay: '2025-10-05' }
      await addCourseDate(world.database, { course: 'module2', ...days, location: 'here' })
      const date = { course: 'module2', start: '2025-09-12', moveTo: days.startDay } as const
      return cancelDate(date, world.context, async () => {})
    },
  },
])('a registrant $way', ({ move }) => {
  test.each([
    ['what the course cost', async () => {}, 'by Oct 2, 2025 for a refund of $2,850.00'],
    [
      'what is left of it',
      (row) => world.refundInDashboard(row, 50_000),
      'by Oct 2, 2025 for a refund of $2,350.00',
    ],
    [
      'no money that a bank holds',
      (row) => changeRegistration(world.database, row, { dispute: 'open' }),
      'you can choose another date with an account',
    ],
    [
      'no money that a bank took back',
      (row) => world.chargeBack(row, 285_000),
      'you can choose another date with an account',
    ],
  ] satisfies [string, (row: WithMoney) => Promise<unknown>, string][])(
    'is offered a refund of %s',
    async (_what, change, promise) => {
      await change(await world.paid({}))
      await move()
      const { text } = await world.emailTo(rivera.email, 'moved')
      expect(text).toContain(promise)
      expect(text.includes('$')).toBe(promise.includes('$'))
    },
  )
})
