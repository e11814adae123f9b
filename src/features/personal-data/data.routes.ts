import { randomBytes } from 'node:crypto'
import { minutes } from '#domain/dates/days.ts'
import { userOf } from '#features/people/bearer.ts'
import { deleteCalendarFeed, openCalendarFeed } from '#features/people/calendar-feeds.queries.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import { renewLinks } from '#features/registrants/renew-links.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { takeOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import type { Rate } from '#platform/limits/limits.ts'
import { gatherData } from './gather-data.ts'

/** Each call sends an email. */
export const newLinks: Rate = { limit: 5, per: minutes(60) }

/** All data as a file, the calendar feed and the links in emails. */
export function dataRoutes(app: App, parts: AccountParts) {
  const { context, limiter } = parts

  serve(app, 'GET /api/account/data.json', async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="academy-data.json"')
    return gatherData(userOf(request), context)
  })

  serve(app, 'POST /api/account/calendar-feed', async (request) => {
    const user = userOf(request)
    const token = await inAccount(user, parts, async (trx) => {
      if (request.body.renew) await deleteCalendarFeed(trx, user.uid)
      return openCalendarFeed(trx, user.uid, () => randomBytes(24).toString('base64url'))
    })
    return {
      url: `${context.origin}/calendar/${token}.ics?lang=${languageOfCookie(request.headers.cookie)}`,
    }
  })

  serve(app, 'POST /api/account/end-links', async (request) => {
    const user = userOf(request)
    await takeOrRefuse(limiter, `new links of ${user.uid}`, newLinks)
    const { uid, email } = user
    await inAccount(user, parts, (trx) => renewLinks(trx, { uid, from: email, to: email }, context))
  })
}
