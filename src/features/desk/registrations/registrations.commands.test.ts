import { afterAll, expect, test } from 'vitest'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const { staff, order, payFor, refused, emailTo } = world
afterAll(() => world.close())

test('list filters by course, date, status, person and time', async () => {
  const ids = async (...typed: string[]) => {
    const rows: { id: string }[] = await staff.answer('registrations', 'list', ...typed)
    return rows.map(({ id }) => id)
  }
  world.clock.set('2025-08-02T19:00:00Z')
  const row = await payFor(await order({ email: 'found@mail.example' }))
  world.clock.set('2025-08-01T19:00:00Z')
  expect(await ids('--email', 'Found@mail.example')).toEqual([row.id])
  expect(await ids('--since', '2025-08-02', '--until', '2025-08-02')).toEqual([row.id])
  expect(await ids('--course', 'module2', '--date', '2025-09-12', '--status', 'completed')).toContain(row.id)
  expect(await ids('--course', 'module3', '--date', '2025-09-12')).toEqual([])
  expect(await ids('--status', 'needs_review', '--since', '2025-08-02')).toEqual([])
  expect((await staff.academy(['registrations', 'list', '--status', 'lost'])).exit).toBe(2)
})

test('list and export of a course or date leave out canceled courses, unless --status asks for refunds', async () => {
  const course = { selectedItems: ['module3'] as 'module3'[], dates: { module3: '2026-01-23' } }
  const stays = await payFor(await order({ email: 'stays@mail.example', ...course }))
  const left = await payFor(await order({ email: 'left@mail.example', ...course }))
  const forNothing = await payFor(await order({ email: 'for-nothing@mail.example', ...course }))
  await staff.answer('refund', left.id)
  world.clock.set('2026-01-22T20:00:00Z')
  await staff.answer('refund', forNothing.id)
  world.clock.set('2025-08-01T19:00:00Z')
  const found = async (...typed: string[]) => {
    const listed: { id: string }[] = await staff.answer('registrations', 'list', ...typed)
    const exported: { registration: string }[] = await staff.answer('registrations', 'export', ...typed)
    expect(exported.map(({ registration }) => registration)).toEqual(listed.map(({ id }) => id))
    return listed.map(({ id }) => id)
  }
  expect(await found('--date', '2026-01-23')).toEqual([stays.id])
  expect(await found('--date', '2026-01-23', '--status', 'completed')).toEqual([stays.id])
  expect(await found('--course', 'module3', '--status', 'refunded')).toEqual([left.id])
  expect(await found('--date', '2026-01-23', '--status', 'refunded')).toEqual([left.id])
})

test('correct sends the confirmation to the new address; unpaid orders and accounts are refused', async () => {
  const unpaid = await order({ email: 'typo@mail.exampel' })
  const correct = (id: string, email: string) => ['registrations', 'correct', id, '--email', email]
  const tokenEmailedTo = async (email: string) =>
    /\/registration\/([\w-]+)/.exec((await emailTo(email, 'confirmation'))?.text ?? '')?.[1] ?? ''
  const open = (token: string) => world.app.inject(`/api/registrations/${token}`)
  expect(await refused(...correct(unpaid.registrationId, 'typo@mail.example'))).toContain('It was not paid')
  const { id } = await payFor(unpaid)
  expect(await refused(...correct(id, 'typo@mail'))).toContain('"typo@mail" is not an email address.')
  expect(await refused(...correct(id, 'typo@mail.exampel'))).toContain('That is its address already.')
  expect((await staff.academy(correct(id, 'typo@mail.example'))).err).toContain(
    'Emails about the registration of Alex Rivera, typo@mail.exampel, will go to typo@mail.example, and the links in earlier emails stop working.',
  )
  const emailedBefore = await tokenEmailedTo('typo@mail.exampel')
  expect((await open(emailedBefore)).statusCode).toBe(200)
  await world.pool.query(
    `update emails set delivered_at = null, failed_at = now() where "to" = 'typo@mail.exampel'`,
  )
  expect(await staff.answer(...correct(id, 'Typo@mail.example'))).toMatchObject({ confirmed: true })
  const failed = (await world.emails()).filter(({ failedAt }) => failedAt !== null)
  expect(failed.map(({ to }) => to)).toEqual(['typo@mail.example'])
  expect((await open(emailedBefore)).statusCode).toBe(404)
  const warning = await emailTo('typo@mail.exampel', 'address-corrected')
  expect(warning?.text).toContain('has changed the email address of registration BHIA-2025-')
  expect(warning?.text).not.toMatch(/Rivera|\/registration\/|typo@mail\.example\b/)
  const emailedNow = await tokenEmailedTo('typo@mail.example')
  expect((await open(emailedNow)).json()).toMatchObject({ id })
  expect(failed[0]?.text).toContain(`/registration/${emailedNow}`)
  expect((await staff.academy(['registrations', 'show', id])).out).not.toContain(emailedNow)
  expect(await staff.lastNote()).toMatchObject({
    verb: 'registration.address-corrected',
    subjectId: id,
  })

  await staff.answer('refund', id)
  const canceled = (await emailTo('typo@mail.example', 'cancel'))?.text
  expect(canceled).toContain('Module 2')
  expect(canceled).toContain(`/registration/${emailedNow}`)
  await world.pool.query('update emails set delivered_at = now(), failed_at = null')
  expect(await staff.answer(...correct(id, 'again@mail.example'))).toMatchObject({ confirmed: false })
  expect(await emailTo('again@mail.example', 'confirmation')).toBeUndefined()
  expect((await emailTo('again@mail.example', 'new-links'))?.text).toContain('/registration/')
  for (const ended of [emailedBefore, emailedNow]) expect((await open(ended)).statusCode).toBe(404)

  const owned = await world.paidBy(await world.person('owner@mail.example'))
  expect(await refused(...correct(owned.id, 'other@mail.example'))).toContain('It belongs to an account')
})

test.each([
  [
    { selectedItems: ['module2', 'module3'], dates: { module2: '2025-09-12' } },
    'Sept 12–14, 2025',
    'module3',
  ],
  [{ selectedItems: 'fellowship', dates: {} }, 'Date to be chosen', 'module1'],
])('correct confirms only the courses that are not canceled: %o', async (bought, date, canceled) => {
  const email = `part.${canceled}@mail.example`
  const { id } = await payFor(await order({ ...bought, email: `${email}l` }))
  await staff.answer('refund', id, '--course', canceled)
  await world.pool.query('update emails set delivered_at = now()')
  const corrected = await staff.answer('registrations', 'correct', id, '--email', email)
  expect(corrected).toMatchObject({ confirmed: true })
  const sentEmail = (await emailTo(email, 'confirmation'))?.text
  expect(sentEmail).toMatch(new RegExp(`Module 2.*\\n +${date}.*\\n +\\$2,`))
  expect(sentEmail).not.toMatch(new RegExp(`Module ${canceled.at(-1)}|Total paid|Fellowship`))
})

test('correct shows no higher refund than a cancellation still gives', async () => {
  const bought = { selectedItems: ['module1', 'module2', 'module3'], dates: { module2: '2025-09-12' } }
  const { id, received, intentId } = await payFor(await order({ ...bought, email: 'capped@mail.exampel' }))
  await staff.answer('complete', 'module1', '--date', '2025-08-01', '--person', 'capped@mail.exampel')
  await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: received - 200_000 })
  await world.deliverAll()
  const calendarEmailedTo = async (email: string) => {
    // An undelivered earlier email would go to the new address, too.
    await world.pool.query('update emails set delivered_at = now()')
    await staff.answer('registrations', 'correct', id, '--email', email)
    const { text = '' } = (await emailTo(email, 'confirmation')) ?? {}
    return text.slice(text.indexOf('If your plans change'), text.indexOf('If the academy cancels'))
  }
  const calendar = await calendarEmailedTo('capped@mail.example')
  expect(calendar).toMatch(/Module 1, no date yet\n {2}After that: no refund\n/)
  expect(calendar).toMatch(/Module 2, .*\n.* Aug 28, 2025: \$2,000.00\n.* Sept 5, 2025: \$1,425.00\n/)
  expect(calendar).toMatch(/Module 3, no date yet\n.*: \$2,000.00\n/)
  await world.pool.query(`update registrations set dispute = 'open' where id = $1`, [id])
  expect(await calendarEmailedTo('capped.open@mail.example')).toBe('')
  await world.pool.query('update registrations set dispute = null where id = $1', [id])
})

test('show prints every fact, and export one row per course', async () => {
  const dates = { module2: '2025-09-12', clinical1: '2025-10-16' }
  const bought = await order({ email: 'back@mail.example', selectedItems: ['module2', 'clinical1'], dates })
  const { id } = await payFor(bought)
  const unlike = ['--amount', '2000.50', '--reason', 'illness']
  await staff.answer('refund', id, '--course', 'module2', ...unlike)
  await staff.answer('refund', id)
  const shown = (await staff.academy(['registrations', 'show', id])).out
  expect(shown).toContain('canceled on 2025-08-01 for $2,000.50')
  expect(shown).toMatch(/refund {8}\$6,500.00, canceled, succeeded, decided on 2025-08-01/)
  const { out } = await staff.academy(['registrations', 'export', '--email', 'back@mail.example'])
  const [head, ...rows] = out.trimEnd().split('\r\n')
  expect(head).toMatch(/^registration,receipt,status,dispute,placed,paid,name,email,phone,/)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(',module2,Module 2,2850.00,2025-09-12,')
})

/** Two courses, one of them canceled, then a refund in the provider's dashboard. */
async function withLedger(email: string) {
  const bought = await order({ email, selectedItems: ['module1', 'module4'], dates: {} })
  const { id, intentId } = await payFor(bought)
  world.clock.set('2025-08-02T19:00:00Z')
  await staff.answer('refund', id, '--course', 'module4')
  const made = await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: 1_000 })
  await world.deliverAll()
  world.clock.set('2025-08-01T19:00:00Z')
  return { id, intentId, dashboardRefund: made.id }
}

test('show --json is one object with the ledger in cents', async () => {
  const { id, intentId, dashboardRefund } = await withLedger('ledger.json@mail.example')
  const shown = await staff.answer('registrations', 'show', id)
  expect(shown).toMatchObject({
    id,
    status: 'partially_refunded',
    received: 580_000,
    refunded: 296_000,
    chargedBack: 0,
    cancelToday: 284_000,
    payments: [{ intentId, amount: 580_000, state: 'succeeded' }],
    lines: [{ course: 'module1' }, { course: 'module4', granted: 295_000 }],
    refunds: [{ amount: 295_000, state: 'succeeded' }],
  })
  for (const secret of ['formKey', 'orderDigest']) expect(shown).not.toHaveProperty(secret)
  const [{ key: refund }] = shown.refunds
  const [paid, canceled] = ['2025-08-01', '2025-08-02']
  const entry = (
    day: string,
    from: string,
    to: string,
    amount: number,
    reference: string,
    cause: string,
  ) => ({
    day,
    from,
    to,
    amount,
    reference: reference || null,
    cause,
  })
  expect(shown.ledger).toEqual([
    entry(paid, 'tuition:module1', 'receivable', 285_000, '', 'agreed'),
    entry(paid, 'tuition:module4', 'receivable', 295_000, '', 'agreed'),
    entry(paid, 'receivable', 'provider', 580_000, intentId ?? '', 'provider'),
    entry(canceled, 'refund_payable', 'tuition:module4', 295_000, refund, 'canceled'),
    entry(canceled, 'provider', 'refund_payable', 295_000, refund, 'provider'),
    entry(canceled, 'provider', 'refund_payable', 1_000, dashboardRefund, 'provider'),
    entry(canceled, 'refund_payable', 'tuition', 1_000, dashboardRefund, 'provider'),
  ])
})

test('show prints the ledger with a running balance', async () => {
  const { id, intentId, dashboardRefund } = await withLedger('ledger.text@mail.example')
  const { out } = await staff.academy(['registrations', 'show', id])
  const [, ledger = ''] = out.split('\n\n')
  const [heading, ...entries] = ledger.trimEnd().split('\n')
  expect(heading?.split(/ +/)).toEqual(['DAY', 'FROM', 'TO', 'AMOUNT', 'BALANCE', 'CAUSE', 'REFERENCE'])
  const cells = entries.map((line) => line.split(/ +/))
  expect(cells.map(([, , , amount, balance]) => [amount, balance])).toEqual([
    ['$2,850.00', '$0.00'],
    ['$2,950.00', '$0.00'],
    ['$5,800.00', '$5,800.00'],
    ['$2,950.00', '$5,800.00'],
    ['$2,950.00', '$2,850.00'],
    ['$10.00', '$2,840.00'],
    ['$10.00', '$2,840.00'],
  ])
  expect(cells[2]).toEqual([
    '2025-08-01',
    'receivable',
    'provider',
    '$5,800.00',
    '$5,800.00',
    'provider',
    intentId,
  ])
  expect(cells.at(-1)?.at(-1)).toBe(dashboardRefund)
  const { registrationId } = await order({ email: 'ledger.none@mail.example' })
  const unpaid = await staff.academy(['registrations', 'show', registrationId])
  expect(unpaid.out).toContain('\n\nThe ledger has no entries.\n')
})
