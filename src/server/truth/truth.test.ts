// A healthy world agrees with itself. Each planted disagreement is found, alone, and mended where a program can know how.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RegistrationRow } from '#database/registrations.ts'
import { addSession } from '#database/sessions.ts'
import { addDays, dayOf, days, minutes } from '#domain/days.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { cancelRegistration } from '../checkout/cancel.ts'
import { giveBackByStaff } from '../checkout/give-back.ts'
import { pollOpenPayments } from '../checkout/poll.ts'
import { settlePayment } from '../checkout/settle-payment.ts'
import { joinLine } from '../checkout/waiting-list.ts'
import { checkTruth } from './check-truth.ts'
import type { Disagreement } from './disagreement.ts'
import { mend } from './mend.ts'
import { checkAtNight } from './nightly.ts'
import type { PaymentLook } from './payments.ts'

let world: AccountWorld
/** Paid and seated; of two courses, one of them given back; completed, with a certificate; unpaid and over. */
let seated: RegistrationRow
let halfBack: RegistrationRow
let completed: RegistrationRow
let expired: RegistrationRow

beforeAll(async () => {
  world = await accountWorld()
  expired = await world.registration((await world.opened({ email: 'gone@mail.example' })).registrationId)
  world.clock.pass(minutes(30))
  await pollOpenPayments(world.checkout)
  expired = await world.registration(expired.id)
  seated = await world.paid()
  halfBack = await world.paid({
    email: 'half@mail.example',
    selectedItems: ['module3', 'module4'],
    dates: { module3: '2026-01-23' },
  })
  await cancelRegistration(halfBack.id, { items: ['module3'], amount: 295_000 }, world.checkout)
  await world.deliverAll()
  completed = await world.paid({ email: 'done@mail.example', selectedItems: ['module1'], dates: {} })
  await world.complete(completed.id, 'module1', '2025-08-01')
  await world.database.updateTable('sessions').set({ spots: 1 }).where('course', '=', 'module2').execute()
  await joinLine(
    { course: 'module2', start: '2025-09-12', email: 'waits@mail.example', language: 'en' },
    world.checkout,
  )
})
afterAll(() => world.close())

const everything = { since: new Date(0), patience: 0 }
async function found(look: PaymentLook = everything): Promise<Disagreement[]> {
  const all: Disagreement[] = []
  for await (const disagreement of checkTruth(world.checkout, look)) all.push(disagreement)
  return all
}
const staff = { confirm: async () => undefined, note: async () => undefined }
const run = (statement: ReturnType<typeof sql>) => statement.execute(world.database)
const mended = (repair: string) => mend(repair.replace('npm run academy -- mend ', ''), world.checkout, staff)

test('a healthy site agrees with itself, while payments are open and after a night too', async () => {
  await world.opened({ email: 'open@mail.example', selectedItems: ['module4'], dates: {} })
  expect(await found()).toEqual([])
  world.clock.pass(days(2))
  await pollOpenPayments(world.checkout)
  expect(await found()).toEqual([])
})

type Planted = {
  plant: () => Promise<unknown>
  /** What the sentences say, in order; where more than one shows, one cause has several faces. */
  says: RegExp[]
  /** The first one's command, where more than its name matters. */
  repair?: RegExp
  /** Where a person has to decide, the test takes back what it did. Without, `mend` must bring it back. */
  undo?: () => Promise<unknown>
}

const planted: Record<string, Planted> = {
  'a status that the money does not bear out': {
    plant: () => run(sql`update registrations set status = 'expired' where id = ${seated.id}`),
    says: [/is expired, but was paid: \$2,850.00 came and \$0.00 went back/],
  },
  'a payment nobody heard of': {
    plant: async () => {
      const opened = await world.opened({ email: 'b@mail.example', selectedItems: ['module4'], dates: {} })
      await world.pay(opened.clientSecret)
    },
    says: [/is awaiting_payment with \$0.00; the provider took \$2,950.00/],
  },
  'a payment whose registration is gone': {
    plant: async () => {
      await run(sql`update registrations set intent_id = 'pi_other' where id = ${completed.id}`)
    },
    says: [/holds \$2,850.00 under pi_\w+ for registration/, /which the provider never took/],
    undo: () =>
      run(sql`update registrations set intent_id = ${completed.intentId} where id = ${completed.id}`),
  },
  'courses without money': {
    plant: () =>
      run(sql`update card_sandbox.objects set body = (body::jsonb || '{"status": "canceled"}')::json
        where id = ${seated.intentId}`),
    says: [/is completed with \$2,850.00, which the provider never took/],
    undo: () =>
      run(sql`update card_sandbox.objects set body = (body::jsonb || '{"status": "succeeded"}')::json
        where id = ${seated.intentId}`),
  },
  'another amount received': {
    plant: () => run(sql`update registrations set received = 100 where id = ${seated.id}`),
    says: [
      /agreed at \$2,850.00 and holds its courses for \$1.00/,
      /with \$1.00; the provider took \$2,850.00/,
    ],
    undo: () => run(sql`update registrations set received = amount where id = ${seated.id}`),
  },
  'a refund made elsewhere that nobody heard of': {
    plant: () => world.stripe.refunds.create({ payment_intent: seated.intentId ?? '', amount: 1_000 }),
    says: [/counts \$0.00 as gone back; the provider gave back \$10.00/],
  },
  'a refund that stays due': {
    plant: async () => {
      await run(sql`insert into refunds (key, registration_id, amount, reason, state, decided_at)
        values ('refund:x', ${seated.id}, 1000, 'academy', 'due', ${new Date('2025-07-01')})`)
      await run(sql`update registrations set status = 'refund_pending' where id = ${seated.id}`)
      await run(sql`insert into mails (key, kind, "to", language, subject, text, html, created_at)
        values ('cancel:refund:x', 'cancel', 'a@b.example', 'en', '', '', '', ${new Date()})`)
    },
    says: [/The refund refund:x of \$10.00 was decided more than an hour ago and has not been sent/],
  },
  'money for nothing that nobody sends back': {
    plant: async () => {
      const { id } = await world.paid({ email: 'n@mail.example', selectedItems: ['module4'], dates: {} })
      await run(sql`update registrations set status = 'refund_pending', paid_at = null where id = ${id}`)
      await run(sql`delete from mails where key = ${`confirmation:${id}`}`)
    },
    says: [/holds no course, and \$2,950.00 of its money does not go back/],
  },
  'a refund that failed unseen': {
    plant: () => run(sql`update refunds set state = 'failed' where registration_id = ${halfBack.id}`),
    says: [/failed, and its registration does not ask for a person/],
  },
  'a refund of another amount': {
    plant: () => run(sql`update refunds set amount = amount + 100 where registration_id = ${halfBack.id}`),
    says: [/was decided at \$2,951.00 and sent as \$2,950.00/],
    undo: () => run(sql`update refunds set amount = amount - 100 where registration_id = ${halfBack.id}`),
  },
  'a dispute nobody heard of': {
    plant: async () => {
      const bought = { email: 'd@mail.example', selectedItems: ['module4' as const], dates: {} }
      await world.paid(bought, '4000000000000259')
      world.clock.pass(minutes(1))
      await world.cardSandbox.work()
    },
    says: [/is disputed, and the registration does not say so/],
  },
  'a registration that could still be paid though it is over': {
    plant: () =>
      run(sql`update card_sandbox.objects
        set body = (body::jsonb || '{"status": "requires_payment_method"}')::json where id = ${expired.intentId}`),
    says: [/is expired and could still be paid/],
  },
  'a registration that is never closed': {
    plant: () =>
      run(sql`update registrations set status = 'awaiting_payment' where id = ${expired.id}`).then(() =>
        world.clock.pass(minutes(120)),
      ),
    says: [/still waits for a payment whose time was over/],
  },
  'more seats taken than there are': {
    plant: () =>
      run(sql`insert into seats (session_id, registration_id, offer_id)
        select id, null, (select id from waiting_list) from sessions where course = 'module2' and start_day = '2025-09-12'`).then(
        () => run(sql`update waiting_list set state = 'offered', offered_until = ${new Date('2030-01-01')}`),
      ),
    says: [/Module 2.*: 2 seats are taken of 1; the last to come was registration/],
    repair: /refund \S+ --course module2 --amount 2850.00 --reason "the date was oversold"$/,
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
      run(sql`insert into seats (session_id, registration_id)
        select id, ${halfBack.id} from sessions where course = 'module3' and start_day = '2026-01-23'`),
    says: [/A seat of Module 3.*, 2026-01-23 is kept for registration \S+, which has no course there/],
  },
  'somebody on a canceled date': {
    plant: () =>
      run(sql`update sessions set closed_at = now(), canceled_at = now() where course = 'module2'`),
    says: [
      /Registration \S+ has paid for Module 2.*, which was canceled/,
      /Place \S+ of the waiting list waits for/,
    ],
    repair: /refund \S+ --course module2 --amount 2850.00 --reason "the date was canceled"$/,
    undo: () => run(sql`update sessions set closed_at = null, canceled_at = null where course = 'module2'`),
  },
  'an offer without its seat': {
    plant: () =>
      run(sql`update waiting_list set state = 'offered', offered_until = ${new Date('2030-01-01')}`),
    says: [/has an offer for Module 2.*, and no seat is kept for it/],
  },
  'a receipt that is nobody’s': {
    plant: () => run(sql`update registrations set receipt_number = null where id = ${seated.id}`),
    says: [/is paid and has no receipt number/, /Receipt number 1 of 2025 is nobody’s/],
  },
  'a counter of receipts that fell behind': {
    plant: () => run(sql`update receipt_numbers set last = 1`),
    says: [/Receipt number \d+ of 2025 is given, but the counter stands below it/],
  },
  'a completed course without its certificate': {
    plant: () => run(sql`delete from certificates`),
    says: [/completed Module 1.* on 2025-08-01 and has no certificate/],
  },
  'a certificate for what was not completed': {
    plant: () => run(sql`update registration_lines set completed_on = null where course = 'module1'`),
    says: [/Certificate \S+ is for Module 1.*, which registration \S+ has not completed/],
    undo: () => run(sql`update registration_lines set completed_on = '2025-08-01' where course = 'module1'`),
  },
  'a payment without its confirmation': {
    plant: () => run(sql`delete from mails where key = ${`confirmation:${seated.id}`}`),
    says: [/is paid and was never confirmed by a letter/],
  },
  'a confirmation of what was not paid': {
    plant: () =>
      run(sql`insert into mails (key, kind, "to", language, subject, text, html, created_at)
        values (${`confirmation:${expired.id}`}, 'confirmation', 'a@b.example', 'en', '', '', '', ${new Date()})`),
    says: [/was confirmed by a letter and is not paid/],
    undo: () => run(sql`delete from mails where key = ${`confirmation:${expired.id}`}`),
  },
  'a refund without its letter': {
    plant: () => run(sql`delete from mails where key = ${`cancel:refund:${halfBack.id}:1`}`),
    says: [/gets \$2,950.00 back \(canceled\) and was not told so by a letter/],
  },
  'an earlier refund without its letter': {
    plant: async () => {
      const bought = { email: 'e@mail.example', selectedItems: ['module1' as const, 'module4' as const] }
      const { id } = await world.paid({ ...bought, dates: {} })
      await cancelRegistration(id, { items: ['module1'], amount: 285_000 }, world.checkout)
      world.clock.pass(minutes(1))
      await cancelRegistration(id, { items: ['module4'], amount: 295_000 }, world.checkout)
      await run(sql`delete from mails where key = ${`cancel:refund:${id}:1`}`)
    },
    says: [/gets \$2,850.00 back \(canceled\) and was not told so by a letter/],
  },
  'a refund without its letter, beside a cancellation for nothing that has one': {
    plant: async () => {
      const start = addDays(dayOf(world.clock.now()), 3)
      await addSession(world.database, { course: 'clinical1', startDay: start, endDay: start, location: '' })
      const { id } = await world.paid({
        email: 'z@mail.example',
        selectedItems: ['clinical1', 'module4'],
        dates: { clinical1: start },
      })
      await cancelRegistration(id, { items: ['clinical1'], amount: 0 }, world.checkout)
      world.clock.pass(minutes(1))
      await cancelRegistration(id, { items: ['module4'], amount: 295_000 }, world.checkout)
      const { numDeletedRows } = await world.database
        .deleteFrom('mails')
        .where('key', '=', `cancel:refund:${id}:1`)
        .executeTakeFirst()
      expect(numDeletedRows).toBe(1n)
    },
    says: [/gets \$2,950.00 back \(canceled\) and was not told so by a letter/],
  },
  'money given back of what stays, without its letter': {
    plant: async () => {
      const { id } = await world.paid({ email: 'g@mail.example', selectedItems: ['module4'], dates: {} })
      const goodwill = {
        registrationId: id,
        items: ['module4' as const],
        amount: 10_000,
        returnedBefore: 0,
        reason: 'x',
      }
      await giveBackByStaff(goodwill, world.checkout, async () => {})
      await run(sql`delete from mails where key = ${`goodwill:refund:${id}:1`}`)
    },
    says: [/gets \$100.00 back \(goodwill\) and was not told so by a letter/],
  },
  'money given back that nobody decided': {
    plant: () => run(sql`update registration_lines set returned = 500 where registration_id = ${seated.id}`),
    says: [/cost \$5.00 less by what went back, and refunds of \$0.00 were decided for that/],
    undo: () => run(sql`update registration_lines set returned = 0 where registration_id = ${seated.id}`),
  },
  'lines that do not add up': {
    plant: () =>
      run(sql`update registration_lines set amount = amount + 1 where registration_id = ${seated.id}`),
    says: [/cost \$2,850.01 together, the registration \$2,850.00/],
    undo: () =>
      run(sql`update registration_lines set amount = amount - 1 where registration_id = ${seated.id}`),
  },
}

async function expectFound(says: readonly RegExp[]): Promise<Disagreement[]> {
  const disagreements = await found()
  expect(disagreements.map(({ sentence }) => sentence)).toEqual(
    says.map((text) => expect.stringMatching(text)),
  )
  for (const { repair } of disagreements) expect(repair).toMatch(/^npm run academy -- \w+/)
  return disagreements
}

test.each(Object.keys(planted))('%s is found, and mended where a program can know how', async (name) => {
  const { plant, says, repair = /^/, undo } = planted[name] as Planted
  await plant()
  const disagreements = await expectFound(says)
  expect(disagreements[0]?.repair).toMatch(repair)
  if (undo) await undo()
  else for (const { repair } of disagreements) await mended(repair)
  expect(await found()).toEqual([])
  const again = undo ? [] : await Promise.all(disagreements.map(({ repair }) => mended(repair)))
  expect(again.flat()).toEqual([])
})

test('letters that were numbered by the lines that had ended still count, and are not written again', async () => {
  const named = (from: string, to: string) => run(sql`update mails set key = ${to} where key = ${from}`)
  const [before, after] = [`cancel:1:${halfBack.id}`, `cancel:refund:${halfBack.id}:1`]
  await named(after, before)
  expect(await found()).toEqual([])
  await mended(halfBack.id)
  const letters = (await world.mails(halfBack.email)).filter(({ kind }) => kind === 'cancel')
  expect(letters).toHaveLength(1)
  await named(before, after)
})

test('at night the owner is told once, with each sentence and its command', async () => {
  await checkAtNight(world.checkout, { patience: 0 })
  const owner = 'registration@academy.example'
  const told = async () => (await world.mails(owner)).filter(({ key }) => key.startsWith('truth:'))
  expect(await told()).toEqual([])
  await run(sql`delete from mails where key = ${`confirmation:${seated.id}`}`)
  await checkAtNight(world.checkout, { patience: 0 })
  await checkAtNight(world.checkout, { patience: 0 })
  const [letter, ...more] = await told()
  expect(more).toEqual([])
  expect(letter?.subject).toBe('The nightly check found one disagreement')
  expect(letter?.text).toContain(`npm run academy -- mend ${seated.id}`)
  await mended(seated.id)
})

test('at night a provider that does not answer hides nothing of what the records say', async () => {
  await run(sql`delete from mails where key like 'truth:%'`)
  await run(sql`delete from mails where key = ${`confirmation:${seated.id}`}`)
  const listPayments = (): never => {
    throw new Error('no answer')
  }
  const provider = { ...world.checkout.provider, listPayments }
  await checkAtNight({ ...world.checkout, provider }, { patience: 0 })
  const letter = (await world.mails()).find(({ key }) => key.startsWith('truth:'))
  expect(letter?.text).toContain(`npm run academy -- mend ${seated.id}`)
  expect(letter?.text).toContain('The payments could not be compared')
  await mended(seated.id)
})

test('a payment that arrives while the check runs is no disagreement', async () => {
  const opened = await world.opened({
    ...rivera,
    email: 'c@mail.example',
    selectedItems: ['module4'],
    dates: {},
  })
  await world.pay(opened.clientSecret)
  const checking = found({ ...everything, patience: 500 })
  await settlePayment(opened.clientSecret.split('_secret_')[0] ?? '', world.checkout)
  expect(await checking).toEqual([])
})

test('a refund that is sent while the check runs is no disagreement', async () => {
  const provider = { ...world.checkout.provider, listRefunds: async function* () {} }
  for await (const disagreement of checkTruth({ ...world.checkout, provider }, everything)) {
    expect(disagreement).toBeUndefined()
  }
})

test('what mend leaves to a person is told, and not recorded as done', async () => {
  await run(sql`update receipt_numbers set last = last + 1`)
  const notes: string[] = []
  const recording = { ...staff, note: async (_: unknown, what: string) => void notes.push(what) }
  expect(await mend('receipts', world.checkout, recording)).toEqual([
    expect.stringContaining('stays nobody’s'),
  ])
  expect(await mend(seated.intentId ?? '', world.checkout, recording)).toEqual([])
  expect(notes).toEqual([])
  await run(sql`update receipt_numbers set last = last - 1`)
})

test('money that a bank holds, or has sent back, is not offered once more', async () => {
  const bought = { email: 'bank@mail.example', selectedItems: ['module4' as const], dates: {} }
  const { id, intentId } = await world.paid(bought, '4000000000000259')
  world.clock.pass(minutes(1))
  await world.deliverAll()
  const { paidAt, dispute } = await world.registration(id)
  expect(dispute).toBe('open')
  const refuse = (question: string) => Promise.reject(new Error(question))
  const expectLeftAlone = async () => {
    await run(sql`update registrations set status = 'refund_pending', paid_at = null where id = ${id}`)
    await run(sql`update mails set key = 'put aside' where key = ${`confirmation:${id}`}`)
    expect(await found()).toEqual([])
    await expect(mend(id, world.checkout, { ...staff, confirm: refuse })).rejects.toThrow(
      '$0.00 will go back',
    )
    await run(sql`update registrations set status = 'completed', paid_at = ${paidAt} where id = ${id}`)
    await run(sql`update mails set key = ${`confirmation:${id}`} where key = 'put aside'`)
  }
  await expectLeftAlone()
  const [decided] = (await world.stripe.disputes.list({ payment_intent: intentId ?? '' })).data
  await world.stripe.disputes.close(decided?.id ?? '')
  await world.deliverAll()
  expect(await world.registration(id)).toMatchObject({ dispute: 'lost' })
  await expectLeftAlone()
  await run(sql`update registrations set intent_id = 'pi_gone' where id = ${id}`)
  await expectFound([/which the provider never took/])
  await run(sql`update registrations set intent_id = ${intentId} where id = ${id}`)
})

describe('a payment that nobody has', () => {
  const paidWith = async (registrationId: string | null) => {
    const { id } = await world.stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      ...(registrationId && { metadata: { registrationId } }),
    })
    return id
  }

  test('of another shop stays as it is', async () => {
    await expect(mended(await paidWith(null))).rejects.toThrow('was not made by this site')
  })

  test('counts as given back only where the provider took the refund', async () => {
    const intentId = await paidWith(crypto.randomUUID())
    const provider = { ...world.checkout.provider, refund: async () => 'refused' as const }
    await expect(mend(intentId, { ...world.checkout, provider }, staff)).rejects.toThrow(
      '$50.00 did not go back: the provider refuses it',
    )
    expect(await mended(intentId)).toEqual(['$50.00 went back to the card.'])
  })
})

describe('at the provider', () => {
  const keyOf = async () => {
    const { data } = await world.stripe.refunds.list({ payment_intent: halfBack.intentId ?? '' })
    return data[0]?.metadata?.key ?? ''
  }

  test('a refund that was sent twice is found', async () => {
    const refund = {
      payment_intent: halfBack.intentId ?? '',
      amount: 1_000,
      metadata: { key: await keyOf() },
    }
    await world.stripe.refunds.create(refund)
    await world.deliverAll()
    await expectFound([/was sent more than once: \$2,960.00 in all/])
  })

  test('a refund that was never sent is found', async () => {
    const key = await keyOf()
    await run(sql`delete from card_sandbox.deliveries`)
    await run(
      sql`delete from card_sandbox.objects where kind = 'refund' and body->'metadata'->>'key' = ${key}`,
    )
    await expectFound([/counts as sent, and the provider does not know it/])
  })
})
