import { randomBytes } from 'node:crypto'
import { accountData, calendarFeed } from '#contract/account.ts'
import { deleteCalendarFeed, openCalendarFeed } from '#database/calendar-feeds.ts'
import type { App } from '../app-type.ts'
import { userOf } from '../identity/bearer.ts'
import { languageOfCookie } from '../pages/language.ts'
import type { AccountParts } from './account.ts'
import { gatherData } from './gather-data.ts'
import { inAccount } from './in-account.ts'

/** What a person may take away: all of their data, and the address of their calendar. */
export function dataRoutes(app: App, parts: AccountParts) {
  const { checkout } = parts

  app.get('/api/account/data.json', { schema: accountData }, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="academy-data.json"')
    return gatherData(userOf(request), checkout)
  })

  app.post('/api/account/calendar-feed', { schema: calendarFeed }, async (request) => {
    const user = userOf(request)
    const token = await inAccount(user, parts, async (trx) => {
      if (request.body.renew) await deleteCalendarFeed(trx, user.uid)
      return openCalendarFeed(trx, user.uid, () => randomBytes(24).toString('base64url'))
    })
    return {
      url: `${checkout.origin}/calendar/${token}.ics?lang=${languageOfCookie(request.headers.cookie)}`,
    }
  })
}
