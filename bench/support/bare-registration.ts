// The database work of one registration as bare SQL: limits, registration, seat, payment, ledger entries, receipt number and
// emails. Any server would have to do at least this.
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export type BareOrder = {
  course: string
  start: string
  amount: number
  email: { text: string; html: string }
}

type Bare = { pool: Pool; id: string; number: number; order: BareOrder; now: Date }

export async function bareRegistration(pool: Pool, number: number, order: BareOrder) {
  const bare = { pool, id: randomUUID(), number, order, now: new Date() }
  const courseDateId = await open(bare)
  await settle(bare, courseDateId)
}

/** Returns the id of the course date. */
async function open({ pool, id, number, order, now }: Bare): Promise<string> {
  const later = new Date(now.getTime() + 1_200_000)
  for (const key of [`bare address ${number}`, `bare email ${number}`]) {
    await pool.query(
      `insert into limits (key, count, free_at, forget_at) values ($1, 1, $2, $2)
       on conflict (key) do update set count = limits.count + 1, free_at = $2, forget_at = $2 returning key`,
      [key, later],
    )
  }
  const { rows } = await pool.query(
    'select id from course_dates where course = $1 and start_day = $2 and closed_at is null',
    [order.course, order.start],
  )
  const courseDateId: string = rows[0].id
  await inTransaction(pool, async (query) => {
    await query(
      `insert into registrations (id, status, email, name, phone, language, items, amount, price_version, refund_policy,
         terms_version, order_digest, opened_at, expires_at, placed_at)
       values ($1, 'awaiting_payment', $2, 'A. Rivera', '213 555 0177', 'en', $3, $4, '1', '{}', '1', 'bare', $5, $6, $5)`,
      [id, `bare${number}@mail.example`, [order.course], order.amount, now, later],
    )
    await query(
      `insert into payments (registration_id, position, due_day, amount, method, state, opened_at)
       values ($1, 1, $2::timestamptz, $3, 'card', 'open', $2)`,
      [id, now, order.amount],
    )
    await query('select id, spots from course_dates where id = $1 for no key update', [courseDateId])
    await query('select count(*) from seats where course_date_id = $1', [courseDateId])
    await query('insert into seats (course_date_id, registration_id) values ($1, $2)', [courseDateId, id])
    await query(
      `insert into registration_lines (registration_id, course, position, amount, course_date_id)
       values ($1, $2, 0, $3, $4)`,
      [id, order.course, order.amount, courseDateId],
    )
  })
  await pool.query('update payments set intent_id = $2 where registration_id = $1', [id, intentOf(id)])
  return courseDateId
}

async function settle({ pool, id, number, order, now }: Bare, courseDateId: string) {
  await pool.query('select id from provider_events where id = $1', [`evt_bare_${id}`])
  const { rows } = await pool.query('select * from payments where intent_id = $1', [intentOf(id)])
  const paymentId: string = rows[0].id
  await inTransaction(pool, async (query) => {
    await query('select * from registrations where id = $1 for update', [id])
    await query('select * from payments where registration_id = $1', [id])
    await query('select * from ledger_entries where registration_id = $1', [id])
    await query(
      `select line.*, start_day, end_day from registration_lines line
       left join course_dates on course_dates.id = course_date_id where registration_id = $1`,
      [id],
    )
    await query('select id, spots from course_dates where id = $1 for no key update', [courseDateId])
    await query('select course_date_id from seats where registration_id = $1', [id])
    const receipt = await query(
      `insert into receipt_numbers (year, last) values (1, 1)
       on conflict (year) do update set last = receipt_numbers.last + 1 returning last`,
      [],
    )
    await query(`update payments set state = 'succeeded', receipt_number = $2 where id = $1`, [
      paymentId,
      `BARE-${receipt.rows[0].last}`,
    ])
    await query(
      `insert into ledger_entries (key, registration_id, from_account, to_account, amount, course, payment_id, cause, day,
         recorded_at)
       values ($1::uuid || ':1', $1::uuid, 'receivable', 'provider', $2, null, $3, 'provider', $5::timestamptz::date, $5::timestamptz),
         ($1::uuid || ':2', $1::uuid, 'tuition', 'receivable', $2, $4, null, 'agreed', $5::timestamptz::date, $5::timestamptz)`,
      [id, order.amount, paymentId, order.course, now],
    )
    await query(
      `update registrations set status = 'completed', paid_at = $2, revision = revision + 1 where id = $1`,
      [id, now],
    )
    for (const to of [`bare${number}@mail.example`, 'owner@academy.example']) {
      const email = await query(
        `insert into emails (key, kind, "to", language, subject, text, html, created_at)
         values ($1, 'bare', $2, 'en', 'Confirmed', $3, $4, $5) on conflict (key) do nothing returning id`,
        [`${id} ${to}`, to, order.email.text, order.email.html, now],
      )
      await query(`insert into pgboss.job (name, data) values ('deliver-email', $1)`, [
        { emailId: email.rows[0].id },
      ])
    }
  })
  await pool.query('insert into provider_events (id, type, done_at) values ($1, $2, $3)', [
    `evt_bare_${id}`,
    'payment_intent.succeeded',
    now,
  ])
}

async function inTransaction(pool: Pool, work: (query: Pool['query']) => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client.query.bind(client) as Pool['query'])
    await client.query('commit')
  } finally {
    client.release()
  }
}

function intentOf(id: string): string {
  return `pi_bare_${id}`
}
