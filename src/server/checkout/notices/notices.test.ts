import { afterAll, describe, expect, test, vi } from 'vitest'
import { academy } from '#content/academy.ts'
import { addCourseDate } from '#database/tables/course-dates.ts'
import { changeRegistration } from '#database/tables/registrations.ts'
import { beginEachTestAnew } from '#tests/support/anew.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { asSomebodyElse } from '#tests/support/second-connection.ts'
import { cancelDate } from '../dates/cancel-date.ts'
import { moveDate } from '../dates/move-date.ts'
import { sendReminders } from './reminders.ts'

const world = await checkoutWorld({ env: { ORIGIN: 'https://academy.example' } })
await beginEachTestAnew(world)
afterAll(() => world.close())

async function letter(kind: string) {
  const found = (await world.mails(rivera.email)).find((mail) => mail.kind === kind)
  if (!found) throw new Error(`no ${kind} was sent`)
  return found
}

async function payFor(
  changes: Parameters<typeof world.opened>[0],
  caller?: Parameters<typeof world.opened>[1],
) {
  const opened = await world.opened(changes, caller)
  await world.pay(opened.clientSecret)
  await world.deliverAll()
  return world.registration(opened.registrationId)
}

describe('the confirmation', () => {
  test('names lines, dates, receipt, card, refund calendar and both links, in HTML and in text', async () => {
    const row = await payFor({
      selectedItems: ['module2', 'clinical1'],
      dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
    })
    const token = world.checkout.links.sign('registration', row.id)
    const { subject, text, html, language } = await letter('confirmation')
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

  test('is Spanish for who registered in Spanish', async () => {
    await payFor({}, { cookie: 'language=es' })
    const { subject, text, html } = await letter('confirmation')
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
    await payFor({ selectedItems: 'fellowship', dates: {} })
    const { text } = await letter('confirmation')
    expect(text).toContain('BHIA Fellowship Program\n  Module 1, Module 2, Clinical 1\n  $12,000.00')
    expect(text).toContain(
      'Clinical 1, no date yet\n  until a date is chosen, by Feb 1, 2027 at the latest: $6,393.46',
    )
  })

  test('tells the academy, whose answer goes to the registrant', async () => {
    await payFor({})
    const [notice] = await world.mails('registration@academy.example')
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

  test('and each cancellation, with the course’s name, its date and words that a person says', async () => {
    const { id } = await payFor({ selectedItems: 'fellowship', dates: {} })
    const token = world.checkout.links.sign('registration', id)
    await world.post(`/api/registrations/${token}/cancel`, { items: ['module2'], amount: 280_327 })
    const notices = await world.mails('registration@academy.example')
    const notice = notices.find(({ subject }) => subject === 'Cancellation: Alex Rivera, $2,803.27 back')
    expect(notice?.text).toContain(
      'Canceled: Module 2: Advanced and Immediate Implantology (Online), without a date.',
    )
    expect(notice?.text).toContain('Date to be chosen, canceled\n')
    expect(notice?.text).toContain('Program: BHIA Fellowship Program')
    expect(notice?.text).toContain('Status: Refund pending')
    expect(notice?.text).not.toMatch(/module2|refund_pending/)
  })
})

test.each([
  ['en', 'Sept 12–14, 2025, sample date, Beverly Hills, CA'],
  ['es', '12–14 de septiembre de 2025, fecha de muestra, Beverly Hills, CA'],
])(
  'a sample is marked so in letters, documents and in what their links show, %s',
  async (language, words) => {
    await world.database.updateTable('courseDates').set({ sample: true }).execute()
    const { id } = await payFor({}, { cookie: `language=${language}` })
    expect((await letter('confirmation')).text).toContain(words)
    const token = world.checkout.links.sign('registration', id)
    const shown = (await world.app.inject(`/api/registrations/${token}`)).json()
    expect(shown.lines).toMatchObject([{ course: 'module2', sample: true }])
    const receipt = await world.app.inject(`/api/registrations/${token}/receipt.pdf`)
    expect(pdfText(receipt.rawPayload)).toContain(words)
    const calendar = await world.app.inject(`/api/registrations/${token}/calendar.ics`)
    const mark = words.split(', ').at(-3)
    expect(calendar.body.replaceAll('\r\n ', '')).toContain(`)\\, ${mark}\r\n`)

    world.clock.set('2025-08-13T19:00:00Z')
    await sendReminders(world.checkout)
    expect((await letter('reminder')).text).toContain(words)

    await world.database.updateTable('courseDates').set({ spots: 1 }).execute()
    const wait = { course: 'module2', start: '2025-09-12', email: rivera.email }
    await world.post('/api/waiting-list', wait, { cookie: `language=${language}` })
    const { text, key } = await letter('waiting-list')
    expect(text).toContain(words)
    const place = world.checkout.links.sign('waiting-list', key.split(':')[1] ?? '')
    expect((await world.app.inject(`/api/waiting-list/${place}`)).json()).toMatchObject({ sample: true })
  },
)

describe('reminders', () => {
  const subjects = async () =>
    (await world.mails(rivera.email)).filter((mail) => mail.kind === 'reminder').map((mail) => mail.subject)
  const on = async (day: string) => {
    world.clock.set(`${day}T19:00:00Z`)
    await sendReminders(world.checkout)
    await sendReminders(world.checkout)
  }

  test('come thirty and seven days before a date and three days before a refund step ends, each once', async () => {
    await payFor({})
    for (const day of ['2025-08-12', '2025-08-13', '2025-08-14', '2025-08-24']) await on(day)
    expect(await subjects()).toEqual(['Module 2 begins in 30 days'])
    await on('2025-08-25')
    expect((await subjects())[1]).toBe('Module 2: cancel by Aug 28, 2025 if your plans have changed')
    await on('2025-09-02')
    expect((await subjects())[2]).toBe('Module 2: cancel by Sept 5, 2025 if your plans have changed')
    for (const day of ['2025-09-05', '2025-09-06', '2025-09-11', '2025-09-12', '2025-09-13']) await on(day)
    expect((await subjects()).slice(3)).toEqual(['Module 2 begins in 7 days'])
  })

  test('that cannot be written are left to the next run, and keep no other from leaving', async () => {
    await payFor({ email: 'first@mail.example' })
    await payFor({}, { key: 'another form' })
    world.clock.set('2025-08-13T19:00:00Z')
    for (const unlucky of ['first@mail.example', rivera.email]) {
      const warn = vi.fn()
      const { checkout } = world
      const post: typeof checkout.outbox.post = (trx, mail) =>
        mail.to === unlucky ? Promise.reject(new Error('full')) : checkout.outbox.post(trx, mail)
      await sendReminders({ ...checkout, log: { ...checkout.log, warn }, outbox: { post } })
      expect(warn).toHaveBeenCalledTimes(1)
    }
    expect(await subjects()).toEqual(['Module 2 begins in 30 days'])
    expect((await world.mails('first@mail.example')).map(({ kind }) => kind)).toContain('reminder')
  })

  test('say nothing of a course that is canceled while they are being written', async () => {
    const bought = [await payFor({ email: 'first@mail.example' }), await payFor({}, { key: 'another form' })]
    world.clock.set('2025-08-13T19:00:00Z')
    const { checkout } = world
    const reminded: string[] = []
    const post = async (_trx: unknown, { key }: { key: string }) => {
      reminded.push(key)
      for (const row of bought.filter(({ id }) => !key.includes(id))) {
        await asSomebodyElse(async () => world.cancel(row, ['module2'], (await world.quoteOf(row)).amount))
      }
    }
    await sendReminders({ ...checkout, outbox: { post } })
    expect(reminded).toEqual([expect.stringMatching(/:module2:2025-09-12:30$/)])
  })

  test('promise no money that a bank holds or took back', async () => {
    const { id } = await payFor({})
    await changeRegistration(world.database, id, { dispute: 'lost', returnedByBank: 285_000 })
    await on('2025-08-25')
    expect(await subjects()).toEqual([])
  })

  test('promise no more than is left of the payment', async () => {
    const { id } = await payFor({})
    await changeRegistration(world.database, id, { refunded: 50_000 })
    await on('2025-08-25')
    expect((await letter('reminder')).text).toContain('$2,350.00 is refunded')
  })

  test('come three days before a policy ends, for a course without a date, reckoned by days in Los Angeles', async () => {
    world.clock.set('2026-09-01T06:00:00Z')
    await payFor({ selectedItems: ['module2'], dates: {} })
    for (const day of ['2028-02-25', '2028-02-26', '2028-02-27', '2028-02-29', '2028-03-01']) await on(day)
    expect(await subjects()).toEqual(['Module 2: cancel by Feb 29, 2028 if your plans have changed'])
    const { text } = await letter('reminder')
    expect(text).toContain(
      'If you cancel by Feb 29, 2028, $2,850.00 is refunded. After that day, there is no refund',
    )
    expect(text).not.toContain('If you’re coming')
  })

  test('put what has no date into one letter, without what was canceled, and promise what is left of the payment', async () => {
    const row = await payFor({ selectedItems: 'fellowship', dates: {} }, { cookie: 'language=es' })
    const token = world.checkout.links.sign('registration', row.id)
    await world.post(`/api/registrations/${token}/cancel`, { items: ['module2'], amount: 280_327 })
    await changeRegistration(world.database, row.id, { refunded: 300_000 })
    await on('2027-01-31')
    expect(await subjects()).toEqual([
      'Sus cursos: cancele a más tardar el 1 de febrero de 2027 si cambiaron sus planes',
    ])
    const { text } = await letter('reminder')
    expect(text).toContain('Si cancela hasta el 1 de febrero de 2027, le reembolsamos $9,000.00')
    expect(text).toMatch(/Módulo 1: .*Clínico 1: /s)
    expect(text).not.toContain('Módulo 2')
  })

  test('come for a date too that lies beyond the end of its policy', async () => {
    const days = { startDay: '2027-06-04', endDay: '2027-06-06' }
    await addCourseDate(world.database, { course: 'module2', ...days, location: 'here' })
    await payFor({ dates: { module2: days.startDay } })
    for (const day of ['2027-01-28', '2027-01-29', '2027-02-01', '2027-02-02']) await on(day)
    expect(await subjects()).toEqual(['Module 2: cancel by Feb 1, 2027 if your plans have changed'])
    for (const day of ['2027-05-17', '2027-05-25']) await on(day)
    expect(await subjects()).toHaveLength(1)
  })

  test('are made up for when the site was down on the day, and not sent for what was bought after it', async () => {
    await payFor({})
    await on('2025-08-15')
    expect(await subjects()).toEqual(['Module 2 begins in 28 days'])
  })

  test('do not follow a purchase of the same day', async () => {
    world.clock.set('2025-08-13T19:00:00Z')
    await payFor({})
    await on('2025-08-14')
    expect(await subjects()).toEqual([])
  })

  test('stop with a cancellation', async () => {
    const row = await payFor({})
    const token = world.checkout.links.sign('registration', row.id)
    await world.post(`/api/registrations/${token}/cancel`, { items: ['module2'], amount: 285_000 })
    await on('2025-08-13')
    expect(await subjects()).toEqual([])
  })
})

describe.each([
  {
    way: 'whose whole date moves',
    move: () => {
      const date = { course: 'module2', start: '2025-09-12', to: '2025-10-03', end: '2025-10-05' } as const
      return moveDate(date, world.checkout, async () => {})
    },
  },
  {
    way: 'whose date is canceled for another',
    move: async () => {
      const days = { startDay: '2025-10-03', endDay: '2025-10-05' }
      await addCourseDate(world.database, { course: 'module2', ...days, location: 'here' })
      const date = { course: 'module2', start: '2025-09-12', moveTo: days.startDay } as const
      return cancelDate(date, world.checkout, async () => {})
    },
  },
])('a registrant $way', ({ move }) => {
  test.each([
    ['what the course cost', {}, 'by Oct 2, 2025 for a refund of $2,850.00'],
    ['what is left of it', { refunded: 50_000 }, 'by Oct 2, 2025 for a refund of $2,350.00'],
    ['no money that a bank holds', { dispute: 'open' }, 'you can choose another date with an account'],
    [
      'no money that a bank took back',
      { dispute: 'lost', returnedByBank: 285_000 },
      'you can choose another date with an account',
    ],
  ] as const)('is promised %s', async (_what, change, promise) => {
    const { id } = await payFor({})
    await changeRegistration(world.database, id, change)
    await move()
    const { text } = await letter('moved')
    expect(text).toContain(promise)
    expect(text.includes('$')).toBe(promise.includes('$'))
  })
})
