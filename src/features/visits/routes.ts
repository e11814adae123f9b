import type { FastifyBaseLogger } from 'fastify'
import { dayOf } from '#domain/dates/days.ts'
import { isInMiddleEastOrAfrica } from '#domain/people/region.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { type ContactParts, sendContactMessage } from './contact.ts'
import type { CountryOf } from './country.ts'
import { newVisit } from './new-visit.ts'
import { openVisitAllowance } from './visit-allowance.ts'
import { openVisitBuffer } from './visit-buffer.ts'
import { insertVisits, type NewVisit, rotateVisitMonths } from './visits.queries.ts'

type Parts = ContactParts & { log: FastifyBaseLogger; countryOf: CountryOf }

export async function visitorRoutes(app: App, parts: Parts) {
  const { database, clocks, log, countryOf } = parts
  const warn = (sentence: string) => log.warn(sentence)
  // Also at start: on a new site the first visit would arrive before the nightly job creates its month.
  await rotateVisitMonths(database, dayOf(clocks.real.now()))
  const buffer = openVisitBuffer<NewVisit>({ write: (visits) => insertVisits(database, visits), warn })
  app.addHook('onClose', () => buffer.close())
  const isAllowed = openVisitAllowance(clocks.real)

  serve(app, 'GET /api/ipinfo', async (request) => {
    const country = countryOf(request.ip)
    return { isInMiddleEastOrAfrica: isInMiddleEastOrAfrica(country), country }
  })

  serve(app, 'POST /api/analytics/track-visit', async (request) => {
    // The response is the same when the visit is not counted, so that a flooder learns nothing.
    if (isAllowed(request.ip)) {
      buffer.add(newVisit(request.body, countryOf(request.ip), clocks.real.now()))
    }
  })

  serve(app, 'POST /api/contact', async (request) => {
    await sendContactMessage(request.body, request.ip, parts)
    return { sent: true as const }
  })
}
