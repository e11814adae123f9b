import type { TuitionCreditView } from '#contract/account/tuition-credit.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { sum } from '#domain/money/money.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { TuitionCreditRow } from '#platform/database/rows/tuition-credits.ts'
import { creditsOf } from './tuition-credits.queries.ts'

type State = TuitionCreditView['credits'][number]['state']

/** What a person has, with and without what can still be used. */
export async function creditView(
  db: Database,
  email: string,
  { clocks }: Pick<Context, 'clocks'>,
): Promise<TuitionCreditView> {
  const today = dayOf(clocks.academy.now())
  const credits = (await creditsOf(db, email)).map((row) => ({
    id: row.id,
    source: row.source,
    amount: row.amount,
    left: row.balance,
    expiresOn: row.expiresOn,
    givenAt: row.givenAt.toISOString(),
    state: stateOf(row, today),
  }))
  return { total: sum(credits.map(({ state, left }) => (state === 'usable' ? left : 0))), credits }
}

function stateOf({ balance, expiresOn, reversedAt }: TuitionCreditRow, today: Day): State {
  if (reversedAt !== null) return 'reversed'
  if (balance === 0) return 'used'
  return expiresOn < today ? 'expired' : 'usable'
}
