// Reconciliation among the site's own records: seats, receipts, certificates and emails.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addDays, dayOf, days, minutes } from '#domain/dates/days.ts'
import { cancelRegistration } from '#features/cancellations/cancel.ts'
import { giveBackByStaff } from '#features/cancellations/give-back.ts'
import { refundOutside } from '#features/cancellations/retry-failed.ts'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { makeOutbox } from '#platform/email/outbox.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { type Planted, reconciliationWorld, staff } from '#tests/support/reconciliation-world.ts'
import { renameCourse } from '#tests/support/rename-course.ts'
import { checkAtNight } from './nightly.ts'
import { asOnlyRun } from './only-run.ts'
import { repair } from './repair.ts'

const world = await reconciliationWorld()
const { seated, halfBack, completed, expired, found, expectPlanted, runRepair, run } = world
afterAll(() => world.close())

test('check finds nothing on a healthy site, with open payments and after a night', async () => {
  await world.opened({ email: 'open@mail.example', selectedItems: ['module4'], dates: {} })
  expect(await found()).toEqual([])
  world.clock.pass(days(2))
  await pollOpenPayments(world.context)
  expect(await found()).toEqual([])
})

const planted: Record<string, Planted> = {
  'an oversold date': {
    plant: () =>
      run(sql`insert into seats (course_date_id, registration_id, offer_id)
        select id, null, (select id from waiting_list) from course_dates where course = 'module2' and start_day = '2025-09-12'`).then(
        () => run(sql`update waiting_list set state = 'offered', offered_until = ${new Date('2030-01-01')}`),
      ),
    says: [
      /Module 2.*: 2 seats are taken of 1; the last to come was registration \S+ Refund all of \$2,850\.00/,
    ],
    undo: async () => {
      await run(sql`delete from seats where offer_id is not null`)
      await run(sql`update waiting_list set state = 'waiting'`)
    },
  },
  'a course without its seat': {
    plant: () => run(sql`delete from seats where registration_id = ${seated.id}`),
    says: [/has paid for Module 2.*, 2025-09-12 and has no seat there/],
  },
  'a seat without a course': {
    plant: () =>
      run(sql`insert into seats (course_date_id, registration_id)
        select id, ${halfBack.id} from course_dates where course = 'module3' and start_day = '2026-01-23'`),
    says: [/A seat of Module 3.*, 2026-01-23 is kept for registration \S+, which has no course there/],
  },
  'a registration on a canceled date': {
    plant: () =>
      run(sql`update course_dates set closed_at = now(), canceled_at = now() where course = 'module2'`),
    says: [
      /Registration \S+ has paid for Module 2.*, which was canceled/,
      /Place \S+ of the waiting list waits for/,
    ],
    undo: () =>
      run(sql`update course_dates set closed_at = null, canceled_at = null where course = 'module2'`),
  },
  'an offer without its seat': {
    plant: () =>
      run(sql`update waiting_list set state = 'offered', offered_until = ${new Date('2030-01-01')}`),
    says: [/has an offer for Module 2.*, and no seat is kept for it/],
  },
  'a receipt number without a registration': {
    plant: () => run(sql`update payments set receipt_number = null where registration_id = ${seated.id}`),
    says: [/is paid and has no receipt number/, /Receipt number 1 of 2025 belongs to no payment/],
  },
  'a receipt counter that fell behind': {
    plant: () => run(sql`update receipt_numbers set last = 1`),
    says: [/Receipt number \d+ of 2025 is given, but the counter is below it/],
  },
  'a completed course without its certificate': {
    plant: () => run(sql`delete from certificates`),
    says: [/completed Module 1.* on 2025-08-01 and has no certificate/],
  },
  'a completed course outside the catalogue without its certificate': {
    plant: async () => {
      await run(sql`delete from certificates`)
      await renameCourse(world.database, 'module1', 'module9')
    },
    says: [/completed Course module9 on 2025-08-01 and has no certificate for it, nor can it have one: /],
    undo: async () => {
      expect(await runRepair(completed.id)).toEqual([
        expect.stringMatching(
          /^Course module9 gets no certificate: .* does not have the course, nor the hours/,
        ),
      ])
      await renameCourse(world.database, 'module9', 'module1')
      await runRepair(completed.id)
    },
  },
  'a certificate for a course that was not completed': {
    plant: () => run(sql`update registration_lines set completed_on = null where course = 'module1'`),
    says: [/Certificate \S+ is for Module 1.*, which registration \S+ has not completed/],
    undo: () => run(sql`update registration_lines set completed_on = '2025-08-01' where course = 'module1'`),
  },
  'a payment without its confirmation': {
    plant: () => run(sql`delete from emails where key = ${`confirmation:${seated.id}`}`),
    says: [/is paid and was never confirmed by email/],
  },
  'a confirmation without a payment': {
    plant: () =>
      run(sql`insert into emails (key, kind, "to", language, subject, text, html, created_at)
        values (${`confirmation:${expired.id}`}, 'confirmation', 'a@b.example', 'en', '', '', '', ${new Date()})`),
    says: [/was confirmed by email and is not paid/],
    undo: () => run(sql`delete from emails where key = ${`confirmation:${expired.id}`}`),
  },
  'a refund without its email': {
    plant: () => run(sql`delete from emails where key like ${`cancel:refund:${halfBack.id}:1:%`}`),
    says: [/gets \$2,950.00 back \(canceled\) and got no email about it/],
  },
  'an earlier refund without its email': {
    plant: async () => {
      const bought = { email: 'e@mail.example', selectedItems: ['module1' as const, 'module4' as const] }
      const { id } = await world.paid({ ...bought, dates: {} })
      await cancelRegistration(id, { items: ['module1'], amount: 285_000 }, world.context)
      world.clock.pass(minutes(1))
      await cancelRegistration(id, { items: ['module4'], amount: 295_000 }, world.context)
      await run(sql`delete from emails where key like ${`cancel:refund:${id}:1:%`}`)
    },
    says: [/gets \$2,850.00 back \(canceled\) and got no email about it/],
  },
  'a refund without its email, next to a cancellation without a refund that has one': {
    plant: async () => {
      const start = addDays(dayOf(world.clock.now()), 3)
      await addCourseDate(world.database, {
        course: 'clinical1',
        startDay: start,
        endDay: start,
        location: '',
      })
      const { id } = await world.paid({
        email: 'z@mail.example',
        selectedItems: ['clinical1', 'module4'],
        dates: { clinical1: start },
      })
      await cancelRegistration(id, { items: ['clinical1'], amount: 0 }, world.context)
      world.clock.pass(minutes(1))
      await cancelRegistration(id, { items: ['module4'], amount: 295_000 }, world.context)
      const { numDeletedRows } = await world.database
        .deleteFrom('emails')
        .where('key', 'like', `cancel:refund:${id}:1:%`)
        .executeTakeFirst()
      expect(numDeletedRows).toBe(1n)
    },
    says: [/gets \$2,950.00 back \(canceled\) and got no email about it/],
  },
  'an offline refund without its email': {
    plant: async () => {
      const bought = { email: 'o@mail.example', selectedItems: ['module4' as const], dates: {} }
      const { id } = await world.paid(bought, '4000000000005126')
      await cancelRegistration(id, { items: ['module4'], amount: 295_000 }, world.context)
      world.clock.pass(minutes(1))
      await world.deliverAll()
      await refundOutside({ registrationId: id, amount: 295_000, how: 'cheque' }, world.context, staff.note)
      const { numDeletedRows } = await world.database
        .deleteFrom('emails')
        .where('key', 'like', `refund-outside:refund:${id}:1:%`)
        .executeTakeFirst()
      expect(numDeletedRows).toBe(1n)
    },
    says: [/got \$2,950.00 back offline and got no email about it/],
  },
  'a partial refund without its email': {
    plant: async () => {
      const { id } = await world.paid({ email: 'g@mail.example', selectedItems: ['module4'], dates: {} })
      const goodwill = {
        registrationId: id,
        items: ['module4' as const],
        amount: 10_000,
        returnedBefore: 0,
        reason: 'x',
      }
      await giveBackByStaff(goodwill, world.context, async () => {})
      await run(sql`delete from emails where key like ${`goodwill:refund:${id}:1:%`}`)
    },
    says: [/gets \$100.00 back \(goodwill\) and got no email about it/],
  },
}

test.each(Object.keys(planted))('check finds %s, and repair fixes it unless staff must decide', (name) =>
  expectPlanted(planted[name] as Planted),
)

test('nightly check emails the owner once, with every sentence and its command', async () => {
  await checkAtNight(world.context, { patience: 0 })
  const owner = 'registration@academy.example'
  const notices = async () =>
    (await world.emails(owner)).filter(({ key }) => key.startsWith('reconciliation:'))
  expect(await notices()).toEqual([])
  await run(sql`delete from emails where key = ${`confirmation:${seated.id}`}`)
  const jobs = { send: () => Promise.reject(new Error('the queue is out of reach')) }
  const outbox = makeOutbox({ jobs, clock: world.clock, links: world.context.links })
  await expect(checkAtNight({ ...world.context, outbox }, { patience: 0 })).rejects.toThrow('out of reach')
  expect(await notices()).toEqual([])
  await checkAtNight(world.context, { patience: 0 })
  await checkAtNight(world.context, { patience: 0 })
  const [email, ...more] = await notices()
  expect(more).toEqual([])
  expect(email?.subject).toBe('The nightly check found one disagreement')
  expect(email?.text).toContain(`npm run academy -- repair ${seated.id}`)
  await runRepair(seated.id)
})

test('nightly check waits for a run of the office, and then emails the owner', async () => {
  await run(sql`delete from emails where key like 'reconciliation:%'`)
  await run(sql`delete from emails where key = ${`confirmation:${seated.id}`}`)
  const { night } = await asOnlyRun(world.context, { wait: false }, async () => {
    const night = checkAtNight(world.context, { patience: 0 })
    await untilWaitingForLock(world.pool)
    return { night }
  })
  await night
  expect((await world.emails()).some(({ key }) => key.startsWith('reconciliation:'))).toBe(true)
  await runRepair(seated.id)
})

test('nightly check reports the records when the provider does not answer', async () => {
  await run(sql`delete from emails where key like 'reconciliation:%'`)
  await run(sql`delete from emails where key = ${`confirmation:${seated.id}`}`)
  const listPayments = (): never => {
    throw new Error('no answer')
  }
  const provider = { ...world.context.provider, listPayments }
  await checkAtNight({ ...world.context, provider }, { patience: 0 })
  const email = (await world.emails()).find(({ key }) => key.startsWith('reconciliation:'))
  expect(email?.text).toContain(`npm run academy -- repair ${seated.id}`)
  expect(email?.text).toContain('The payments could not be compared')
  await runRepair(seated.id)
})

test('repair asks before it changes a waiting-list place', async () => {
  await run(sql`update waiting_list set state = 'offered', offered_until = ${new Date('2030-01-01')}`)
  const [disagreement] = await found()
  const place = disagreement?.repair ?? ''
  const refuse = (question: string) => Promise.reject(new Error(question))
  await expect(repair(place, world.context, { ...staff, confirm: refuse })).rejects.toThrow(
    'waits@mail.example on the waiting list for Module 2, 2025-09-12, will have an offer with its seat',
  )
  expect(await found()).toEqual([disagreement])
  await runRepair(place)
})

test('repair reports what is left to staff and does not record it as done', async () => {
  await run(sql`update receipt_numbers set last = last + 1`)
  const notes: string[] = []
  const recording = { ...staff, note: async (_: unknown, what: string) => void notes.push(what) }
  expect(await repair('receipts', world.context, recording)).toEqual([
    expect.stringContaining('still belongs to no payment'),
  ])
  expect(await repair(seated.intentId ?? '', world.context, recording)).toEqual([])
  expect(notes).toEqual([])
  await run(sql`update receipt_numbers set last = last - 1`)
})
