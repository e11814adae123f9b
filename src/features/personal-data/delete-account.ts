import { minutes } from '#domain/dates/days.ts'
import { type Bearer, userOf } from '#features/people/bearer.ts'
import { noteErasedAccount } from '#features/people/erased-accounts.queries.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import { endUnpaidOrders, erasePerson } from './erase-person.ts'

/** Deletion needs the password to have been entered recently, even in a session that is still valid. */
const recentSignIn = minutes(5)

/** Erases the person's data; the identity service then deletes the sign-in. */
export function deleteAccountRoute(app: App, { context, bearer }: { context: Context; bearer: Bearer }) {
  const { database, clocks } = context
  serve(
    app,
    'DELETE /api/account',
    async (request) => {
      const user = userOf(request)
      if (clocks.real.now().getTime() - user.signedInAt.getTime() > recentSignIn) {
        throw new Refusal('sign_in_again')
      }
      await endUnpaidOrders(user, context)
      await database.transaction().execute(async (trx) => {
        // The identity service's clock may be ahead: the token of this sign-in must end too.
        const erasedAt = Math.max(clocks.real.now().getTime(), user.signedInAt.getTime())
        await noteErasedAccount(trx, user.uid, new Date(erasedAt))
        await erasePerson(trx, user, context)
      })
    },
    { onRequest: bearer.require },
  )
}
