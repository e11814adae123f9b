import { afterAll, describe, expect, test } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { giveBackByStaff } from '#server/checkout/refunds/give-back.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const { staff, order, payFor, refused, quoteOf, letterTo } = world
afterAll(() => world.close())

describe('refund', () => {
  test('gives what the frozen policy gives, or another amount with a reason, never more than is left', async () => {
    await staff.answer('sessions', 'add', 'module2', '2025-08-11')
    const dates = { module2: '2025-08-11', clinical1: '2025-10-16' }
    const { id } = await payFor(
      await order({
        email: 'back@mail.example',
        selectedItems: ['module2', 'clinical1'],
        dates,
      }),
    )
    expect(await refused('refund', id, '--amount', '100')).toContain('go together')
    expect(await refused('refund', id, '--course', 'module4')).toContain(
      'It has no module4: it is for module2, clinical1.',
    )
    const more = ['refund', id, '--course', 'module2', '--amount', '2850.01', '--reason', 'x']
    expect(await refused(...more)).toContain('At most $2,850.00')
    const asked = await staff.academy(['refund', id, '--course', 'module2'])
    expect(asked.err).toContain(
      'module2 of Alex Rivera, back@mail.example, will be canceled and $1,425.00 goes back',
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

  test('of nothing cancels all the same, and is nothing to give back for a course that stays', async () => {
    const { id } = await payFor(await order({ email: 'nothing@mail.example', dates: {} }))
    const nothing = ['refund', id, '--amount', '0', '--reason', 'as agreed by telephone']
    expect(await refused(...nothing, '--keep')).toContain('would change nothing')
    expect(await staff.answer(...nothing)).toMatchObject({ amount: 0, status: 'completed' })
    expect((await staff.lastNote())?.what).toContain(
      "canceled for $0.00, the policy's $2,850.00 aside: as agreed",
    )
    expect((await letterTo('nothing@mail.example', 'cancel'))?.text).toContain('Module 2')
  })

  test('counts what went back by the provider’s own pages', async () => {
    const row = await payFor(await order({ email: 'partly@mail.example' }))
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 85_000 })
    await world.deliverAll()
    const all = ['--amount', '2850', '--reason', 'all of it']
    expect(await refused('refund', row.id, ...all)).toContain('At most $2,000.00')
    expect(await staff.answer('refund', row.id)).toMatchObject({ amount: 200_000 })
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
    for (const whole of [keep('2850', '--course', 'module2'), keep('9350')]) {
      expect(await refused(...whole)).toContain('is all that is left of its price')
    }
    expect((await staff.academy(keep('500', '--course', 'module2'))).err).toContain(
      '$500.00 of module2 goes back to Alex Rivera, kept@mail.example; nothing is canceled.',
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
    expect(letter?.text).toContain('The academy refunds $500.00 to the card you paid with')
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

  test('--keep is for a completed course too, and for nobody whose payment is disputed', async () => {
    const done = await payFor(
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
    const row = await payFor(await order({ email: 'kept3@mail.example' }), '4000000000000259')
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await refused(...keep(row.id))).toContain('disputed')
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
    await world.stripe.disputes.close(dispute?.id ?? '')
    await world.deliverAll()
    expect(await refused(...keep(row.id))).toContain('At most $0.00')
    expect((await staff.academy(['refund', row.id])).err).toContain(
      'goes back; the bank has returned the payment.',
    )
  })

  test('after a lost dispute cancels for nothing and frees the seat, as the academy’s letter says', async () => {
    const row = await payFor(await order({ email: 'bank@mail.example', name: 'Bo Lund' }), '4000000000000259')
    world.clock.pass(60_000)
    await world.deliverAll()
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
    await world.stripe.disputes.close(dispute?.id ?? '')
    await world.deliverAll()
    const told = (await world.mails()).find(({ subject }) => subject === 'Dispute lost: Bo Lund')
    const [, command = ''] = told?.text.match(/\(npm run academy -- (.+?)\)/) ?? []
    expect(command).toBe(`refund ${row.id}`)
    const left = await world.left('module2')
    expect(await staff.answer(...command.split(' '))).toMatchObject({ amount: 0, status: 'completed' })
    expect(await world.left('module2')).toBe(left + 1)
    expect((await letterTo('bank@mail.example', 'cancel'))?.text).toContain('Your bank has already returned')
  })

  test('of all that a completed course cost comes after its completion was taken back', async () => {
    const email = 'unhappy@mail.example'
    const { id } = await payFor(await order({ email, selectedItems: ['module1'], dates: {} }))
    const { code } = await world.complete(id, 'module1', '2025-08-01')
    const whole = ['refund', id, '--amount', '2850', '--reason', 'it was not held as promised']
    expect(await refused(...whole)).toBe(
      'module1: completed, and not canceled any more. --keep gives back a part of the price; for all of it "complete --undo" takes the completion back first.\n',
    )
    expect(await refused(...whole, '--keep')).toContain('take the completion back and cancel instead')
    await staff.answer('complete', 'module1', '--date', '2025-08-01', '--person', email, '--undo')
    expect(await staff.answer(...whole)).toMatchObject({ amount: 285_000, status: 'refunded' })
    expect((await world.app.inject(`/api/certificates/${code}`)).json().state).toBe('revoked')
    expect((await staff.academy(['check'])).out).not.toContain(id)
  })

  test('that failed is sent once more; in the last week a course is canceled for nothing', async () => {
    const row = await payFor(await order({ email: 'fails@mail.example' }), '4000000000005126')
    await staff.answer('refund', row.id)
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review' })
    expect(await staff.answer('refund', 'retry', row.id)).toMatchObject({ status: 'refunded' })
    expect(await staff.lastNote()).toMatchObject({ command: 'refund retry' })
    expect(await refused('refund', 'retry', row.id)).toContain('No refund of this registration has failed')
    world.clock.pass(60_000)
    await world.deliverAll()
    const late = await payFor(await order({ email: 'late@mail.example' }))
    world.clock.set('2025-09-08T19:00:00Z')
    const left = await world.left('module2')
    const asked = await staff.academy(['refund', late.id])
    expect(asked.err).toContain('the policy gives nothing any more; --amount and --reason may.')
    const other = await staff.academy(['refund', late.id, '--amount', '100', '--reason', 'ill'])
    expect(other.err).toContain('$100.00 goes back; the policy gives nothing any more.')
    expect(await staff.answer('refund', late.id)).toMatchObject({ amount: 0, status: 'completed' })
    expect(await world.left('module2')).toBe(left + 1)
    expect(await letterTo('late@mail.example', 'cancel')).toBeDefined()
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
    const row = await payFor(await order({ email: 'found@mail.example' }))
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

  test('of a course or date leave out who canceled, unless money that went back is asked for', async () => {
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

  test('with a mistyped address are corrected, and confirmed there; with an account or unpaid they are not', async () => {
    const unpaid = await order({ email: 'typo@mail.exampel' })
    const correct = (id: string, email: string) => ['registrations', 'correct', id, '--email', email]
    const tokenMailedTo = async (email: string) =>
      /\/registration\/([\w-]+)/.exec((await letterTo(email, 'confirmation'))?.text ?? '')?.[1] ?? ''
    const open = (token: string) => world.app.inject(`/api/registrations/${token}`)
    expect(await refused(...correct(unpaid.registrationId, 'typo@mail.example'))).toContain('It was not paid')
    const { id } = await payFor(unpaid)
    expect(await refused(...correct(id, 'typo@mail'))).toContain('"typo@mail" is no email address.')
    expect(await refused(...correct(id, 'typo@mail.exampel'))).toContain('That is its address already.')
    expect((await staff.academy(correct(id, 'typo@mail.example'))).err).toContain(
      'Letters about the registration of Alex Rivera, typo@mail.exampel, will go to typo@mail.example, and the links in former ones end.',
    )
    const mailedBefore = await tokenMailedTo('typo@mail.exampel')
    expect((await open(mailedBefore)).statusCode).toBe(200)
    await world.pool.query(
      `update emails set delivered_at = null, failed_at = now() where "to" = 'typo@mail.exampel'`,
    )
    expect(await staff.answer(...correct(id, 'Typo@mail.example'))).toMatchObject({ confirmed: true })
    const { rows: failed } = await world.pool.query(
      'select "to", text from emails where failed_at is not null',
    )
    expect(failed.map(({ to }) => to)).toEqual(['typo@mail.example'])
    expect((await open(mailedBefore)).statusCode).toBe(404)
    const warning = await letterTo('typo@mail.exampel', 'address-corrected')
    expect(warning?.text).toContain('has changed the email address of registration BHIA-2025-')
    expect(warning?.text).not.toMatch(/Rivera|\/registration\/|typo@mail\.example\b/)
    const mailedNow = await tokenMailedTo('typo@mail.example')
    expect((await open(mailedNow)).json()).toMatchObject({ id })
    expect(failed[0].text).toContain(`/registration/${mailedNow}`)
    expect((await staff.academy(['registrations', 'show', id])).out).toContain(`/registration/${mailedNow}`)
    expect((await staff.lastNote())?.what).toBe(`the address of registration ${id} corrected`)

    await staff.answer('refund', id)
    const canceled = (await letterTo('typo@mail.example', 'cancel'))?.text
    expect(canceled).toContain('Module 2')
    expect(canceled).toContain(`/registration/${mailedNow}`)
    await world.pool.query('update emails set delivered_at = now(), failed_at = null')
    expect(await staff.answer(...correct(id, 'again@mail.example'))).toMatchObject({ confirmed: false })
    expect(await letterTo('again@mail.example', 'confirmation')).toBeUndefined()
    for (const ended of [mailedBefore, mailedNow]) expect((await open(ended)).statusCode).toBe(404)

    const owned = await world.paidBy(await world.person('owner@mail.example'))
    expect(await refused(...correct(owned.id, 'other@mail.example'))).toContain('It belongs to an account')
  })

  test.each([
    [
      { selectedItems: ['module2', 'module3'], dates: { module2: '2025-09-12' } },
      'Sept 12–14 2025',
      'module3',
    ],
    [{ selectedItems: 'fellowship', dates: {} }, 'The date is chosen later', 'module1'],
  ])(
    'with a mistyped address are confirmed there as far as they stand: %o',
    async (bought, date, canceled) => {
      const email = `part.${canceled}@mail.example`
      const { id } = await payFor(await order({ ...bought, email: `${email}l` }))
      await staff.answer('refund', id, '--course', canceled)
      await world.pool.query('update emails set delivered_at = now()')
      const corrected = await staff.answer('registrations', 'correct', id, '--email', email)
      expect(corrected).toMatchObject({ confirmed: true })
      const letter = (await letterTo(email, 'confirmation'))?.text
      expect(letter).toMatch(new RegExp(`Module 2.*\\n +${date}.*\\n +\\$2,`))
      expect(letter).not.toMatch(new RegExp(`Module ${canceled.at(-1)}|Total paid|Fellowship`))
    },
  )

  test('with a mistyped address are told there of no more money than a cancellation still gives', async () => {
    const bought = { selectedItems: ['module1', 'module2', 'module3'], dates: { module2: '2025-09-12' } }
    const { id, received, intentId } = await payFor(await order({ ...bought, email: 'capped@mail.exampel' }))
    await staff.answer('complete', 'module1', '--date', '2025-08-01', '--person', 'capped@mail.exampel')
    await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: received - 200_000 })
    await world.deliverAll()
    const calendarMailedTo = async (email: string) => {
      // What was not delivered would go there too, as it was written then.
      await world.pool.query('update emails set delivered_at = now()')
      await staff.answer('registrations', 'correct', id, '--email', email)
      const { text = '' } = (await letterTo(email, 'confirmation')) ?? {}
      return text.slice(text.indexOf('If your plans change'), text.indexOf('If the academy cancels'))
    }
    const calendar = await calendarMailedTo('capped@mail.example')
    expect(calendar).toMatch(/Module 1, no date yet\n {2}After that: no refund\n/)
    expect(calendar).toMatch(/Module 2, .*\n.* 28 Aug 2025: \$2,000.00\n.* 5 Sept 2025: \$1,425.00\n/)
    expect(calendar).toMatch(/Module 3, no date yet\n.*: \$2,000.00\n/)
    await world.pool.query(`update registrations set dispute = 'open' where id = $1`, [id])
    expect(await calendarMailedTo('capped.open@mail.example')).toBe('')
    await world.pool.query('update registrations set dispute = null where id = $1', [id])
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
