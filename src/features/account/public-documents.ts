// Public documents: a certificate check by code, the calendar of all dates, and a person's own by its secret URL.

import type { FastifyReply } from 'fastify'
import type { CheckedCertificate } from '#contract/certificates.ts'
import { readCertificateCode } from '#domain/awards/certificate-code.ts'
import { dayOf, minutes } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { listCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { certificateByCode } from '#features/certificates/certificates.queries.ts'
import { ownedLines } from '#features/certificates/owned-courses.ts'
import { uidOfFeed } from '#features/people/calendar-feeds.queries.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { calendarFile } from '#platform/documents/calendar.ts'
import { sendCalendar } from '#platform/documents/send-document.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import { activeEntry } from './registration-calendar.ts'

/** Enough for a board that certificateChecks a list of certificates, far too few to guess codes. */
export const certificateChecks = { limit: 60, per: minutes(10) }

export function publicDocumentRoutes(app: App, { context, limiter }: AccountParts) {
  const { database, origin, clocks } = context

  serve(app, 'GET /api/certificates/:code', async (request) => {
    await takeAllOrRefuse(limiter, perNetwork('certificate certificateChecks', request.ip, certificateChecks))
    const code = readCertificateCode(request.params.code)
    const certificate = code === null ? undefined : await certificateByCode(database, code)
    if (!certificate) throw new Refusal('not_found', { missing: 'certificate' })
    const { name, course, soldAs, ceHours, completedOn, revokedAt } = certificate
    const state: CheckedCertificate['state'] = revokedAt === null ? 'valid' : 'revoked'
    return { code: certificate.code, state, name, course, soldAs, ceHours, completedOn }
  })

  serve(app, 'GET /calendar/dates.ics', async (request, reply) => {
    const now = clocks.academy.now()
    const dates = await listCourseDates(database, dayOf(now))
    const entries = dates.flatMap(({ course, start, end, location, sample, past }) =>
      start && end && !past
        ? [{ id: start, course, start, end, location, sample, soldAs: null, canceled: false }]
        : [],
    )
    const language = languageOf(request, reply)
    reply.header('cache-control', 'public, max-age=900')
    return sendCalendar(reply, calendarFile(entries, { language, origin, now, owner: 'visitor' }))
  })

  serve(app, 'GET /calendar/:token.ics', async (request, reply) => {
    const uid = await uidOfFeed(database, request.params.token)
    if (uid === undefined) throw new Refusal('not_found', { missing: 'calendar' })
    const entries = (await ownedLines(database, uid)).flatMap(({ line }) => activeEntry(line))
    const language = languageOf(request, reply)
    reply.header('cache-control', 'private, max-age=900')
    return sendCalendar(
      reply,
      calendarFile(entries, { language, origin, now: clocks.academy.now(), owner: 'account' }),
    )
  })
}

/** Of the address, or of the cookie. A cache must not give one visitor's language to another. */
function languageOf(
  { query, headers }: { query: { lang?: Language | undefined }; headers: { cookie?: string | undefined } },
  reply: FastifyReply,
): Language {
  reply.header('vary', 'Cookie')
  return query.lang ?? languageOfCookie(headers.cookie)
}
