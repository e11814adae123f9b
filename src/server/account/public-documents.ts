// Public documents: a certificate check by code, and a calendar feed by its secret URL.
import { calendarFeedFile } from '#contract/account.ts'
import { type CheckedCertificate, checkCertificate } from '#contract/certificates.ts'
import { uidOfFeed } from '#database/tables/calendar-feeds.ts'
import { certificateByCode } from '#database/tables/certificates.ts'
import { readCertificateCode } from '#domain/certificate-code.ts'
import { minutes } from '#domain/days.ts'
import { calendarFile } from '../documents/calendar.ts'
import { sendCalendar } from '../documents/send-document.ts'
import type { App } from '../http/app-type.ts'
import { ApiError } from '../http/errors.ts'
import { perNetwork, takeAllOrRefuse } from '../http/limit-requests.ts'
import { languageOfCookie } from '../pages/language.ts'
import type { AccountParts } from './account.ts'
import { ownedLines } from './courses.ts'
import { activeEntry } from './registration-calendar.ts'

/** Enough for a board that certificateChecks a list of certificates, far too few to guess codes. */
export const certificateChecks = { limit: 60, per: minutes(10) }

export function publicDocumentRoutes(app: App, { checkout, limiter }: AccountParts) {
  const { database, origin, clocks } = checkout

  app.get('/api/certificates/:code', { schema: checkCertificate }, async (request) => {
    await takeAllOrRefuse(limiter, perNetwork('certificate certificateChecks', request.ip, certificateChecks))
    const code = readCertificateCode(request.params.code)
    const certificate = code === null ? undefined : await certificateByCode(database, code)
    if (!certificate) throw new ApiError(404, 'not_found', { missing: 'certificate' })
    const { name, course, soldAs, ceHours, completedOn, revokedAt } = certificate
    const state: CheckedCertificate['state'] = revokedAt === null ? 'valid' : 'revoked'
    return { code: certificate.code, state, name, course, soldAs, ceHours, completedOn }
  })

  app.get('/calendar/:token.ics', { schema: calendarFeedFile }, async (request, reply) => {
    const uid = await uidOfFeed(database, request.params.token)
    if (uid === undefined) throw new ApiError(404, 'not_found', { missing: 'calendar' })
    const entries = (await ownedLines(database, uid)).flatMap(({ line }) => activeEntry(line))
    const language = request.query.lang ?? languageOfCookie(request.headers.cookie)
    reply.header('cache-control', 'private, max-age=900')
    return sendCalendar(
      reply,
      calendarFile(entries, { language, origin, now: clocks.academy.now(), owner: 'account' }),
    )
  })
}
