import { randomBytes } from 'node:crypto'
import { accountData, calendarFeed } from '#contract/account.ts'
import { deleteCalendarFeed, openCalendarFeed } from '#database/calendar-feeds.ts'
import type { App } from '../app-type.ts'
import { userOf } from '../identity/bearer.ts'
import { languageOfCookie } from '../pages/language.ts'
import type { AccountParts } from './account.ts'
import { gatherData } from './gather-data.ts'

/** What a person may take away: all of their data, and the address of their calendar. */
export function dataRoutes(app: App, { checkout }: AccountParts) {
  const { database, origin } = checkout

  app.get('/api/account/data.json', { schema: accountData }, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="academy-data.json"')
    return gatherData(userOf(request), checkout)
  })

  app.post('/api/account/calendar-feed', { schema: calendarFeed }, async (request) => {
    const { uid } = userOf(request)
    if (request.body.renew) await deleteCalendarFeed(database, uid)
    const token = await openCalendarFeed(database, uid, () => randomBytes(24).toString('base64url'))
    return { url: `${origin}/calendar/${token}.ics?lang=${languageOfCookie(request.headers.cookie)}` }
  })
}
