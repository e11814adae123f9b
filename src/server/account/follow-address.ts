import type { Database } from '#database/connection.ts'
import { openProfile } from '#database/profiles.ts'
import { lockSessions } from '#database/sessions.ts'
import { hopesOf, moveHopes } from '#database/waiting-list.ts'
import type { Clocks } from '#domain/clock.ts'
import type { SignedInUser } from '../identity/check-token.ts'

/**
 * The owner of an account has shown that another address is theirs: letters go there from now on. So do those of waiting
 * lists, which know an address alone, where the former one was shown to be theirs, too. Run it in a transaction.
 */
export async function followAddress(
  trx: Database,
  { uid, email: former, emailVerified }: Pick<SignedInUser, 'uid' | 'email' | 'emailVerified'>,
  email: string,
  { academy }: Clocks,
): Promise<void> {
  await openProfile(trx, { uid, email }, academy.now())
  if (!emailVerified) return
  // Under the locks of their dates: the other address may be joining the same list.
  const dates = (await hopesOf(trx, former)).map(({ sessionId }) => sessionId)
  const sessions = await lockSessions(trx, dates)
  await moveHopes(
    trx,
    { from: former, to: email },
    sessions.map(({ id }) => id),
  )
}
