import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenedPayment } from '#contract/checkout.ts'
import { listSessions, lockSessions, sessionOn } from '#database/sessions.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { addDays } from '#domain/days.ts'
import { formatMoney } from '#domain/money.ts'
import { chooseDate } from '#server/account/choose-date.ts'
import { giveBackByStaff } from '#server/checkout/give-back.ts'
import { pollOpenPayments } from '#server/checkout/poll.ts'
import { settlePayment } from '#server/checkout/settle-payment.ts'
import { expectTruth } from '#tests/faults/checkout-truth.ts'
import { mortal } from '#tests/faults/mortal.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { soon } from '#tests/support/soon.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

let world: AccountWorld
let staff: Staff
beforeAll(async () => {
  world = await accountWorld()
  staff = staffOf(world)
})
afterAll(async () => {
  world.clock.set('2025-08-03T19:00:00Z')
  await pollOpenPayments(world.checkout)
  await expectTruth({ ...world, accidents: [] })
  await world.close()
})

const date = async (course: string, start: string) =>
  (await staff.answer('sessions', 'list', '--course', course)).find(
    (row: { start: string }) => row.start === start,
  )
const refused = async (...typed: string[]) => (await staff.academy([...typed, '--yes'])).err
const quoteOf = async (id: string) => {
  const token = world.checkout.links.sign('registration', id)
  return (await world.app.inject(`/api/registrations/${token}/refund-quote`)).json()
}
const letterTo = async (email: string, kind: string) =>
  (await world.mails(email)).find((mail) => mail.kind === kind)
let callers = 0
/** Each from an address of their own: a class of buyers is no attack. */
const order = (changes: Parameters<typeof world.opened>[0], cookie?: string) =>
  world.opened(changes, { from: `10.0.${callers >> 8}.${callers++ & 255}`, ...(cookie && { cookie }) })
const buy = (email: string, course: CourseId, start: string, cookie?: string) =>
  order({ email, selectedItems: [course], dates: { [course]: start } }, cookie)
async function pay({ clientSecret, registrationId }: OpenedPayment, card?: string) {
  await world.pay(clientSecret, card)
  await settlePayment(clientSecret.split('_secret_')[0] ?? '', world.checkout)
  return world.registration(registrationId)
}
const paid = async (...bought: Parameters<typeof buy>) => pay(await buy(...bought))

describe('sessions', () => {
  test('add lays a date of the usual length, which the API lists at once', async () => {
    await staff.answer('sessions', 'add', 'module2', '2025-11-07')
    await staff.answer('sessions', 'add', 'clinical1', '2026-02-05', '--days', '4', '--spots', '2')
    expect(await date('module2', '2025-11-07')).toMatchObject({ end: '2025-11-09', spots: 6, state: 'open' })
    expect(await date('clinical1', '2026-02-05')).toMatchObject({ end: '2026-02-08', spots: 2 })
    expect(await world.left('module2', '2025-11-07')).toBe(6)
    expect(await refused('sessions', 'add', 'module2', '2025-11-07')).toContain(
      'a date on 2025-11-07 already',
    )
    expect(await refused('sessions', 'add', 'module2', '2025-07-31')).toContain('lies in the past')
    expect((await staff.lastNote())?.what).toBe('clinical1 of 2026-02-05 to 2026-02-08 added, 2 seats')
  })

  test('list tells sold, held, offered and waiting apart', async () => {
    const start = '2026-02-05'
    const leaving = await paid('leaves@mail.example', 'clinical1', start)
    await buy('holds@mail.example', 'clinical1', start)
    for (const email of ['waits1@mail.example', 'waits2@mail.example']) {
      await world.post('/api/waiting-list', { course: 'clinical1', start, email })
    }
    expect(await date('clinical1', start)).toMatchObject({
      paid: 1,
      held: 1,
      offered: 0,
      left: 0,
      waiting: 2,
    })
    await staff.answer('refund', leaving.id)
    expect(await date('clinical1', start)).toMatchObject({
      paid: 0,
      held: 1,
      offered: 1,
      left: 0,
      waiting: 1,
    })
  })

  test('move takes everyone along, tells them in their language, and lets them leave for 100 %', async () => {
    const english = await paid('moved.en@mail.example', 'module2', '2025-11-07')
    const spanish = await paid('moved.es@mail.example', 'module2', '2025-11-07', 'language=es')
    world.clock.set('2025-11-03T20:00:00Z')
    expect(await quoteOf(english.id)).toMatchObject({ amount: 0, lines: [{ rule: 'last-week' }] })
    const asked = await staff.academy(['sessions', 'move', 'module2', '2025-11-07', '--to', '2025-11-14'])
    expect(asked.err).toContain(
      'moves to 2025-11-14–2025-11-16: 2 registrants and 0 people on the waiting list',
    )
    await staff.answer('sessions', 'move', 'module2', '2025-11-07', '--to', '2025-11-14')
    expect(await date('module2', '2025-11-14')).toMatchObject({ end: '2025-11-16', paid: 2 })
    expect(await quoteOf(english.id)).toMatchObject({ amount: 285_000, lines: [{ rule: 'moved' }] })

    const letter = await letterTo('moved.en@mail.example', 'moved')
    expect(letter?.subject).toBe('Module 2 has a new date: Nov 14–16 2025')
    expect(letter?.text).toContain('Until now: Nov 7–9 2025')
    expect(letter?.text).toContain('cancel until 13 November 2025 and all of it comes back: $2,850.00')
    const carta = await letterTo('moved.es@mail.example', 'moved')
    expect(carta?.subject).toBe('Módulo 2 tiene una fecha nueva: 14–16 nov 2025')
    expect(carta?.text).toContain('Hasta ahora: 7–9 nov 2025')
    expect(carta?.text).not.toMatch(/Dear|cancel until/)

    const token = world.checkout.links.sign('registration', spanish.id)
    world.clock.set('2025-11-13T20:00:00Z')
    const left = { items: ['module2'], amount: 285_000 }
    expect((await world.post(`/api/registrations/${token}/cancel`, left)).status).toBe(200)
    expect(await world.registration(spanish.id)).toMatchObject({ status: 'refunded', refunded: 285_000 })
    world.clock.set('2025-11-14T20:00:00Z')
    expect(await quoteOf(english.id)).toMatchObject({ amount: 0 })
    world.clock.set('2025-08-01T19:00:00Z')
  })

  test('who was moved may choose another date, and is under the policy again with it', async () => {
    const owner = await world.person('chooses@mail.example')
    await staff.answer('sessions', 'add', 'module4', '2025-08-20')
    await staff.answer('sessions', 'add', 'module4', '2025-08-30')
    const { id } = await world.paidBy(owner, { selectedItems: ['module4'], dates: { module4: '2025-08-20' } })
    world.clock.set('2025-08-16T19:00:00Z')
    const choice = { registrationId: id, uid: owner.uid, course: 'module4', start: '2025-08-30' } as const
    await expect(chooseDate(choice, world.checkout)).rejects.toThrow('until 15 days before')
    await staff.answer('sessions', 'move', 'module4', '2025-08-20', '--to', '2025-08-22')
    await chooseDate(choice, world.checkout)
    expect(await quoteOf(id)).toMatchObject({ lines: [{ rule: 'half' }] })
    world.clock.set('2025-08-01T19:00:00Z')
  })

  test('move waits for who is registering at that moment, and not in a circle', async () => {
    await staff.answer('sessions', 'add', 'module3', '2025-12-19')
    const id = (await sessionOn(world.database, 'module3', '2025-12-19'))?.id ?? ''
    const typed = ['sessions', 'move', 'module3', '2025-12-19', '--to', '2025-12-26', '--yes']
    const moving = await world.database.transaction().execute(async (trx) => {
      // As a new line does that refers to the date, before its seat is taken under the date's lock.
      await sql`select from sessions where id = ${id} for key share`.execute(trx)
      const begun = staff.academy(typed)
      await soon(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          world.database,
        )
        expect(rows).toHaveLength(1)
      })
      await lockSessions(trx, [id])
      return { begun }
    })
    expect(await moving.begun).toMatchObject({ exit: 0, err: '' })
  })

  test('move tells who waits each time, also of a day that it was on before', async () => {
    const [one, other] = ['2026-03-06', '2026-03-13'] as const
    await staff.answer('sessions', 'add', 'module3', one, '--spots', '1')
    await buy('fills@mail.example', 'module3', one)
    const waiting = { course: 'module3', start: one, email: 'waits3@mail.example' }
    await world.post('/api/waiting-list', waiting)
    for (const [from, to] of [
      [one, other],
      [other, one],
      [one, other],
    ] as const) {
      world.clock.pass(1)
      await staff.answer('sessions', 'move', 'module3', from, '--to', to)
    }
    const letters = (await world.mails(waiting.email)).filter(({ subject }) => subject.includes('new date'))
    expect(letters).toHaveLength(3)
    world.clock.set('2025-08-01T19:00:00Z')
  })

  test('move is refused onto another date, into the past, and of what is not there', async () => {
    const move = (start: string, to: string) => refused('sessions', 'move', 'module2', start, '--to', to)
    expect(await move('2025-11-14', '2025-09-12')).toContain(
      'has a date on 2025-09-12 already: cancel-session',
    )
    expect(await move('2025-11-14', '2025-08-01')).toContain('does not lie ahead')
    expect(await move('2025-11-13', '2025-12-01')).toContain('no date that begins on 2025-11-13')
  })

  test('close ends registering and the waiting list, and leaves seats alone', async () => {
    const start = '2026-02-05'
    const holder = await buy('holds2@mail.example', 'clinical1', '2025-10-16')
    await buy('holds3@mail.example', 'clinical1', '2025-10-16')
    expect(await refused('sessions', 'close', 'clinical1', '2025-10-16')).toBe('')
    expect(
      (await world.register({ selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } })).status,
    ).toBe(400)
    expect(await pay(holder)).toMatchObject({ status: 'completed' })
    expect(await date('clinical1', '2025-10-16')).toMatchObject({ paid: 1, state: 'closed' })

    await staff.answer('sessions', 'close', 'clinical1', start)
    expect(await date('clinical1', start)).toMatchObject({ offered: 0, waiting: 0, held: 1 })
    const subjects = (await world.mails('waits2@mail.example')).map(({ subject }) => subject)
    expect(subjects).toContain('Your waiting list has ended: Clinical 1')
    expect(await refused('sessions', 'close', 'clinical1', start)).toContain('is closed already')
    const again = ['sessions', 'add', 'clinical1', '2025-10-16']
    expect(await refused(...again, '--spots', '1')).toContain('has 2 seats taken already')
    expect(await refused(...again, '--days', '9')).toContain('is promised until')
    await staff.answer(...again)
    expect(await date('clinical1', '2025-10-16')).toMatchObject({ state: 'open', paid: 1 })
  })
})

test('seats changes how many an open date has: not below what is taken, and who waits comes first', async () => {
  const start = '2026-03-27'
  const seats = (n: string) => ['sessions', 'seats', 'module3', start, n]
  await staff.answer('sessions', 'add', 'module3', start, '--spots', '2')
  await paid('seat1@mail.example', 'module3', start)
  await buy('seat2@mail.example', 'module3', start)
  const waiting = ['seat3', 'seat4'].map((name) => `${name}@mail.example`)
  for (const email of waiting) await world.post('/api/waiting-list', { course: 'module3', start, email })
  expect(await refused(...seats('1'))).toBe('Module 3 of 2026-03-27 has 2 seats taken already.\n')
  const before = await staff.lastNote()
  expect((await staff.academy(seats('3'))).err).toContain(
    '1 person on the waiting list will be offered a seat',
  )
  expect(await staff.lastNote()).toEqual(before)
  expect(await staff.answer(...seats('3'))).toMatchObject({ spots: 3, offered: 1 })
  expect((await staff.lastNote())?.what).toBe(`module3 of ${start} has 3 seats instead of 2, 1 offered`)
  expect(await letterTo('seat3@mail.example', 'waiting-list-offer')).toBeDefined()
  expect(await letterTo('seat4@mail.example', 'waiting-list-offer')).toBeUndefined()
  expect(await staff.answer(...seats('6'))).toMatchObject({ spots: 6, offered: 1 })
  expect(await world.left('module3', start)).toBe(2)
  expect(await staff.answer(...seats('4'))).toMatchObject({ spots: 4, offered: 0 })
  expect(await world.left('module3', start)).toBe(0)
  expect(await refused(...seats('3'))).toContain('has 4 seats taken already')
  expect(await refused('sessions', 'seats', 'module3', '2026-03-28', '3')).toContain('no date that begins on')
  expect((await staff.academy(seats('0'))).exit).toBe(2)
  await staff.answer('sessions', 'close', 'module3', start)
  expect(await refused(...seats('9'))).toContain('is closed')
  world.clock.set('2026-02-20T19:00:00Z')
  await staff.answer('sessions', 'add', 'module4', '2026-02-27')
  world.clock.set('2026-02-28T19:00:00Z')
  expect(await refused('sessions', 'seats', 'module4', '2026-02-27', '9')).toContain('has begun already')
  world.clock.set('2025-08-01T19:00:00Z')
})

test('add offers the seats of a sample that becomes real to who waited for it', async () => {
  const start = '2026-03-20'
  await staff.answer('sessions', 'add', 'module3', start, '--spots', '1')
  await buy('fills2@mail.example', 'module3', start)
  await world.post('/api/waiting-list', { course: 'module3', start, email: 'waits4@mail.example' })
  await world.database.updateTable('sessions').set({ sample: true }).where('startDay', '=', start).execute()
  await staff.answer('sessions', 'add', 'module3', start, '--spots', '2')
  expect(await letterTo('waits4@mail.example', 'waiting-list-offer')).toBeDefined()
})

describe('cancel-session', () => {
  test('gives everyone 100 % and a letter, stops who is paying, sends back what was paid unheard; a second run finds nothing to do', async () => {
    await staff.answer('sessions', 'add', 'module3', '2025-08-12')
    const start = '2025-08-12'
    const done = await paid('done@mail.example', 'module3', start)
    const hecho = await paid('hecho@mail.example', 'module3', start, 'language=es')
    const paying = await buy('paying@mail.example', 'module3', start)
    const unheard = await buy('unheard@mail.example', 'module3', start)
    await world.pay(unheard.clientSecret)
    world.clock.set('2025-08-01T19:05:00Z')
    const rows = await staff.answer('cancel-session', 'module3', start)
    expect(rows).toMatchObject([
      { email: 'done@mail.example', refund: 295_000, status: 'refunded', registration: done.id },
      { email: 'hecho@mail.example', refund: 295_000, status: 'refunded', registration: hecho.id },
    ])
    const letter = await letterTo('done@mail.example', 'cancel')
    expect(letter?.subject).toBe('The academy had to cancel: $2,950.00 goes back to your card')
    expect(letter?.text).toContain('The academy had to cancel. $2,950.00 goes back')
    expect(letter?.text).not.toContain('Your cancellation')
    const carta = await letterTo('hecho@mail.example', 'cancel')
    expect(carta?.subject).toBe('La academia ha tenido que cancelar: $2,950.00 vuelven a su tarjeta')
    expect(carta?.text).toContain('La academia ha tenido que cancelar.')
    expect(carta?.text).not.toContain('Su cancelación')
    expect(await world.registration(paying.registrationId)).toMatchObject({ status: 'expired' })
    const back = { status: 'refunded', refunded: 295_000, paidAt: null }
    expect(await world.registration(unheard.registrationId)).toMatchObject(back)
    expect((await world.register({ selectedItems: ['module3'], dates: { module3: start } })).status).toBe(400)
    expect(await date('module3', start)).toMatchObject({ state: 'canceled', paid: 0, held: 0 })
    expect((await staff.lastNote())?.what).toMatch(/^module3 of 2025-08-12 canceled, \$5,900.00 go back: /)

    const before = (await world.mails()).length
    expect(await staff.answer('cancel-session', 'module3', start)).toEqual([])
    expect(await world.mails()).toHaveLength(before)
  })

  test('moves everyone to another date only where it has a seat for each', async () => {
    for (const [start, spots] of [
      ['2025-12-01', '3'],
      ['2025-12-08', '1'],
      ['2025-12-15', '2'],
    ] as const) {
      await staff.answer('sessions', 'add', 'module4', start, '--spots', spots)
    }
    const one = await paid('one@mail.example', 'module4', '2025-12-01')
    await paid('two@mail.example', 'module4', '2025-12-01')
    const cancel = (to: string) => ['cancel-session', 'module4', '2025-12-01', '--move-to', to]
    expect(await refused(...cancel('2025-12-08'))).toContain('has 1 seats left, and 2 are needed')
    expect(await refused(...cancel('2025-12-01'))).toContain('no other open date ahead')
    expect(await date('module4', '2025-12-01')).toMatchObject({ state: 'open', paid: 2 })
    expect(await staff.answer(...cancel('2025-12-15'))).toMatchObject([
      { email: 'one@mail.example', refund: 0, movedTo: '2025-12-15', status: 'completed' },
      { email: 'two@mail.example', movedTo: '2025-12-15' },
    ])
    expect(await date('module4', '2025-12-15')).toMatchObject({ paid: 2, left: 0 })
    expect(await quoteOf(one.id)).toMatchObject({ amount: 295_000, lines: [{ rule: 'moved' }] })
    expect((await letterTo('one@mail.example', 'moved'))?.subject).toContain('has a new date: Dec 15–17 2025')
  })

  test('that dies after any step is finished by running it again, with nothing twice', {
    timeout: 60_000,
  }, async () => {
    // Queries of the transaction, its commit, and the calls to the provider after it.
    let deaths = 0
    for (let afterSteps = 1, died = true; died; afterSteps += 6) {
      const start = addDays('2026-04-01', afterSteps)
      await staff.answer('sessions', 'add', 'clinical2', start, '--days', '1')
      const rows = [
        await paid(`a${afterSteps}@mail.example`, 'clinical2', start),
        await paid(`b${afterSteps}@mail.example`, 'clinical2', start),
      ]
      const checkout = mortal(world.checkout, world.pool, { afterSteps, answered: afterSteps % 8 === 1 })
      const typed = ['cancel-session', 'clinical2', start, '--yes']
      await staffOf({ ...world, checkout }).academy(typed)
      died = await listSessions(checkout.database, start).then(
        () => false,
        () => true,
      )
      await staff.academy(typed)
      deaths += died ? 1 : 0
      for (const { id, email } of rows) {
        expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: 1_850_000 })
        expect((await world.mails(email)).filter(({ kind }) => kind === 'cancel')).toHaveLength(1)
      }
    }
    expect(deaths).toBeGreaterThan(8)
  })

  test('of a date that has begun is refused', async () => {
    world.clock.set('2025-09-13T19:00:00Z')
    expect(await refused('cancel-session', 'module2', '2025-09-12')).toContain('has begun already')
    world.clock.set('2025-08-01T19:00:00Z')
  })
})

describe('refund', () => {
  test('gives what the frozen policy gives, or another amount with a reason, never more than is left', async () => {
    await staff.answer('sessions', 'add', 'module2', '2025-08-11')
    const dates = { module2: '2025-08-11', clinical1: '2025-10-16' }
    const { id } = await pay(
      await order({
        email: 'back@mail.example',
        selectedItems: ['module2', 'clinical1'],
        dates,
      }),
    )
    expect(await refused('refund', id, '--amount', '100')).toContain('go together')
    const more = ['refund', id, '--course', 'module2', '--amount', '2850.01', '--reason', 'x']
    expect(await refused(...more)).toContain('At most $2,850.00')
    const asked = await staff.academy(['refund', id, '--course', 'module2'])
    expect(asked.err).toContain(
      'module2 of Alex Rivera, back@mail.example, will be canceled and $1,425.00 go back',
    )
    expect(
      await staff.answer('refund', id, '--course', 'module2', '--amount', '2,000.50', '--reason', 'illness'),
    ).toMatchObject({
      amount: 200_050,
      status: 'partially_refunded',
    })
    expect((await staff.lastNote())?.what).toContain("$2,000.50, the policy's $1,425.00 aside: illness")
    expect((await letterTo('back@mail.example', 'cancel'))?.text).toContain('$2,000.50 goes back')
    expect(await staff.answer('refund', id)).toMatchObject({ amount: 650_000, status: 'partially_refunded' })
    expect(await world.registration(id)).toMatchObject({ refunded: 850_050 })
    expect(await refused('refund', id)).toContain('no course that could be canceled')
  })

  test('counts what went back by the provider’s own pages', async () => {
    const row = await pay(await order({ email: 'partly@mail.example' }))
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 85_000 })
    await world.deliverAll()
    expect(await refused('refund', row.id)).toContain('At most $2,000.00')
    await staff.answer('refund', row.id, '--amount', '2000', '--reason', 'the rest')
    expect(await world.registration(row.id)).toMatchObject({ status: 'refunded', refunded: 285_000 })
  })

  test('--keep gives part of the price back, and the course stays; the policy gives its part of the rest', async () => {
    const owner = await world.person('kept@mail.example')
    const dates = { module2: '2025-09-12', clinical1: '2025-10-16' }
    const bought = { selectedItems: ['module2', 'clinical1'] as ('module2' | 'clinical1')[], dates }
    const { id } = await world.paidBy(owner, bought)
    const keep = (amount: string, ...more: string[]) => [
      ...['refund', id, '--keep', '--amount', amount, '--reason', 'the room was cold', ...more],
    ]
    expect(await refused('refund', id, '--keep')).toContain('--keep needs --amount and --reason')
    expect(await refused(...keep('2850.01', '--course', 'module2'))).toContain('At most $2,850.00')
    expect(await refused(...keep('9350'))).toContain('all that is left of the payment')
    expect((await staff.academy(keep('500', '--course', 'module2'))).err).toContain(
      '$500.00 of module2 go back to Alex Rivera, kept@mail.example; nothing is canceled.',
    )
    const left = await world.left('module2')
    expect(await staff.answer(...keep('500', '--course', 'module2'))).toMatchObject({
      amount: 50_000,
      status: 'partially_refunded',
    })
    expect((await staff.lastNote())?.what).toContain('given back, the courses stay: the room was cold')
    // Whoever sends the command again is told, and two at once do not both give.
    expect((await staff.academy(keep('500', '--course', 'module2'))).err).toContain(
      '$500.00 went back for it before',
    )
    const again = {
      registrationId: id,
      items: ['module2' as const],
      amount: 50_000,
      returnedBefore: 0,
      reason: 'x',
    }
    await expect(giveBackByStaff(again, world.checkout, async () => {})).rejects.toThrow('by now')
    const letter = await letterTo(owner.email, 'goodwill')
    expect(letter?.text).toContain('the academy gives you $500.00 back')
    expect(letter?.text).toMatch(/Module 2: .*\$500\.00/s)
    expect(letter?.text).not.toContain('Clinical 1')
    expect(await world.left('module2')).toBe(left)
    expect(Object.keys((await owner.get('/api/account/active-courses')).body)).toEqual([
      'module2',
      'clinical1',
    ])
    const [transaction] = (await owner.get('/api/account/transactions')).body
    expect(transaction).toMatchObject({ amount: 935_000, refunded: 50_000, refunds: 1 })
    const [seen] = (await owner.get('/api/account/registrations')).body
    expect(seen.lines[0]).toMatchObject({ amount: 285_000, refunded: 50_000, state: 'active' })
    expect(seen.lines[0].calendar.map((step: { amount: number }) => step.amount)).toEqual([235_000, 117_500])
    const receiptOf = async (position: number, language: string) => {
      const url = `/api/account/transactions/${id}/refunds/${position}.pdf?lang=${language}`
      return pdfText((await owner.get(url)).bytes)
    }
    const receipt = await receiptOf(1, 'en')
    expect(receipt).toMatch(/Module 2: .*returned without canceling the course.*\$500\.00/s)
    expect(receipt).not.toContain('Clinical 1')
    const recibo = await receiptOf(1, 'es')
    expect(recibo).toMatch(/Módulo 2: .*devuelta sin cancelar el curso.*\$500\.00/s)
    expect(recibo).not.toContain('Clínico 1')

    expect(await quoteOf(id)).toMatchObject({ amount: 885_000, lines: [{ amount: 235_000 }, {}] })
    await staff.answer(...keep('200'))
    const ofBoth = await receiptOf(2, 'en')
    for (const words of ['Module 2', 'Clinical 1', '$200.00']) expect(ofBoth).toContain(words)
    expect((await staff.academy(['registrations', 'show', id])).out).toMatch(
      /module2 .*\$2,850.00, .*given back/,
    )
    const { lines, amount } = await quoteOf(id)
    expect(amount).toBe(865_000)
    expect(await refused('refund', id, '--course', 'module2', '--amount', '2850', '--reason', 'x')).toContain(
      `At most ${formatMoney(lines[0].amount)}`,
    )
    expect(await staff.answer('refund', id)).toMatchObject({ amount: 865_000, status: 'refunded' })
    expect(await world.registration(id)).toMatchObject({ received: 935_000, refunded: 935_000 })
    expect(await refused(...keep('1'))).toContain('It holds no such course')
  })

  test('cancels what costs nothing any more: the seat is free, the letter says why, the provider is not asked', async () => {
    const { id } = await pay(
      await order({
        email: 'free@mail.example',
        selectedItems: ['module2', 'clinical1'],
        dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
      }),
    )
    await staff.answer('refund', id, '--keep', '--course', 'module2', '--amount', '2850', '--reason', 'x')
    expect(await quoteOf(id)).toMatchObject({ lines: [{ amount: 0, rule: 'returned' }, {}] })
    const typed = ['refund', id, '--course', 'module2']
    const left = await world.left('module2')
    expect(await refused(...typed, '--amount', '1', '--reason', 'x')).toContain('At most $0.00')
    const provider = { ...world.checkout.provider, refund: () => Promise.reject(new Error('asked')) }
    const { answer } = staffOf({ ...world, checkout: { ...world.checkout, provider } })
    expect(await answer(...typed)).toMatchObject({ amount: 0, status: 'partially_refunded' })
    expect(await world.left('module2')).toBe(left + 1)
    expect(await world.registration(id)).toMatchObject({ status: 'partially_refunded', refunded: 285_000 })
    const letter = await letterTo('free@mail.example', 'cancel')
    expect(letter?.text).toContain('Its price has already gone back to you')
    expect(await quoteOf(id)).toMatchObject({ lines: [{ course: 'clinical1' }] })
  })

  test('--keep is for a completed course too, and for nobody whose payment is disputed', async () => {
    const done = await pay(
      await order(
        { email: 'kept2@mail.example', selectedItems: ['module1', 'module3'], dates: {} },
        'language=es',
      ),
    )
    await world.complete(done.id, 'module1', '2025-08-01')
    const keep = (id: string) => ['refund', id, '--keep', '--amount', '100', '--reason', 'x'] as const
    expect(await staff.answer(...keep(done.id), '--course', 'module1')).toMatchObject({
      status: 'partially_refunded',
    })
    const carta = await letterTo('kept2@mail.example', 'goodwill')
    expect(carta?.text).toMatch(/Módulo 1: .*de \$2,850\.00 pagados.*\$100\.00/s)
    expect(carta?.text).not.toContain('Módulo 3')
    const row = await pay(await order({ email: 'kept3@mail.example' }), '4000000000000259')
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await refused(...keep(row.id))).toContain('disputed')
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
    await world.stripe.disputes.close(dispute?.id ?? '')
    await world.deliverAll()
    expect(await refused(...keep(row.id))).toContain('At most $0.00')
  })

  test('that failed is sent once more; nothing is where the policy gives nothing', async () => {
    const row = await pay(await order({ email: 'fails@mail.example' }), '4000000000005126')
    await staff.answer('refund', row.id)
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review' })
    expect(await staff.answer('refund', 'retry', row.id)).toMatchObject({ status: 'refunded' })
    expect(await refused('refund', 'retry', row.id)).toContain('No refund of this registration has failed')
    world.clock.pass(60_000)
    await world.deliverAll()
    const late = await pay(await order({ email: 'late@mail.example' }))
    world.clock.set('2025-09-08T19:00:00Z')
    expect(await refused('refund', late.id)).toContain('The policy gives nothing back for module2 any more')
    world.clock.set('2025-08-01T19:00:00Z')
  })
})

describe('registrations', () => {
  test('are listed by course, date, status, person and time', async () => {
    const ids = async (...typed: string[]) => {
      const rows: { id: string }[] = await staff.answer('registrations', 'list', ...typed)
      return rows.map(({ id }) => id)
    }
    world.clock.set('2025-08-02T19:00:00Z')
    const row = await pay(await order({ email: 'found@mail.example' }))
    world.clock.set('2025-08-01T19:00:00Z')
    expect(await ids('--email', 'Found@mail.example')).toEqual([row.id])
    expect(await ids('--since', '2025-08-02', '--until', '2025-08-02')).toEqual([row.id])
    expect(await ids('--course', 'module2', '--date', '2025-09-12', '--status', 'completed')).toContain(
      row.id,
    )
    expect(await ids('--course', 'module3', '--date', '2025-09-12')).toEqual([])
    expect(await ids('--status', 'needs_review', '--since', '2025-08-02')).toEqual([])
    expect((await staff.academy(['registrations', 'list', '--status', 'lost'])).exit).toBe(2)
  })

  test('are shown whole, and exported a row a course', async () => {
    const [{ id }] = await staff.answer('registrations', 'list', '--email', 'back@mail.example')
    const shown = (await staff.academy(['registrations', 'show', id])).out
    expect(shown).toContain('canceled on 2025-08-01 for $2,000.50')
    expect(shown).toMatch(/refund {8}\$6,500.00, canceled, succeeded, decided on 2025-08-01/)
    const { out } = await staff.academy(['registrations', 'export', '--email', 'back@mail.example'])
    const [head, ...rows] = out.trimEnd().split('\r\n')
    expect(head).toMatch(/^registration,receipt,status,dispute,placed,paid,name,email,phone,/)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(',module2,Module 2,2850.00,2025-08-11,')
  })
})

test('nothing that cannot be undone happens unasked, and all that happened is in the record', async () => {
  await staff.answer('sessions', 'add', 'module3', '2025-12-05')
  const { id } = await paid('unasked@mail.example', 'module3', '2025-12-05')
  const before = await staff.answer('audit', '--since', '2025-08-01')
  for (const typed of [
    ['sessions', 'move', 'module3', '2025-12-05', '--to', '2025-12-12'],
    ['cancel-session', 'module3', '2025-12-05'],
    ['refund', id],
    ['refund', 'retry', id],
    ['mend', id],
  ]) {
    const { exit, err } = await staff.academy(typed)
    expect(exit).toBe(1)
    expect(err).toContain('This cannot be undone, and nobody is here to ask: add --yes')
  }
  expect(await staff.answer('audit', '--since', '2025-08-01')).toEqual(before)
  expect(new Set(before.map(({ command }: { command: string }) => command))).toEqual(
    new Set([
      'sessions add',
      'sessions seats',
      'sessions move',
      'sessions close',
      'cancel-session',
      'refund',
      'refund retry',
    ]),
  )
})
