import { afterAll, expect, test } from 'vitest'
import { makeLimiter } from '#database/limits.ts'
import { insertMail, markDelivered } from '#database/mails.ts'
import { listSessions } from '#database/sessions.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { keepHouse } from './housekeeping.ts'

const { database, close } = await freshDatabase()
afterAll(close)

const clock = { now: () => new Date('2026-11-15T20:00:00Z') }
const chores = new Map<string, () => Promise<void>>()
await keepHouse({
  database,
  jobs: { every: async (_cron, name, chore) => void chores.set(name, chore) },
  limiter: makeLimiter(database, clock),
  clocks: { real: clock, academy: clock },
  config: { stripe: null, academyNow: null },
})

test('a start in the sandbox leaves every course but Module 1 with a date ahead', async () => {
  const ahead = (await listSessions(database, '2026-11-15')).filter(({ start, past }) => start && !past)
  expect(ahead.map(({ course }) => course)).toEqual([
    'module2',
    'module3',
    'module4',
    'clinical1',
    'clinical2',
  ])
})

test('mails are kept for two years, those still to be delivered for longer', async () => {
  const mail = {
    kind: 'contact',
    to: 'a@example.com',
    language: 'en',
    subject: 's',
    text: 't',
    html: 'h',
  } as const
  for (const [key, at] of [
    ['old', '2024-11-14T20:00:00Z'],
    ['undelivered', '2024-11-14T20:00:00Z'],
    ['young', '2024-11-16T20:00:00Z'],
  ] as const) {
    const id = await insertMail(database, { ...mail, key }, new Date(at))
    if (key !== 'undelivered') await markDelivered(database, `${id}`, new Date(at))
  }
  await chores.get('forget-old-mails')?.()
  const kept = await database.selectFrom('mails').select('key').orderBy('key').execute()
  expect(kept).toEqual([{ key: 'undelivered' }, { key: 'young' }])
})
