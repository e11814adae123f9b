import type { FastifyReply } from 'fastify'
import type { Limiter, Rate } from '#database/tables/limits.ts'
import { minutes } from '#domain/days.ts'
import { perNetwork, takeEachOrRefuse } from '../http/limit-requests.ts'

/** A class that downloads its certificates together shares one address. */
const perAddress = { limit: 120, per: minutes(10) }

/** Drawing a PDF takes a core for a while: so many for one owner, whatever their network, and for one network. */
export function takeDocument(
  limiter: Limiter,
  { owner, rate, address }: { owner: string; rate: Rate; address: string },
): Promise<void> {
  return takeEachOrRefuse(limiter, [
    { key: `documents of ${owner}`, rate },
    ...perNetwork('documents', address, perAddress),
  ])
}

/** `inline`: a browser may show it; a download keeps the name. */
export function sendPdf(reply: FastifyReply, name: string, document: Buffer) {
  return (
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      // A browser's own viewer is a page with styles and scripts, and the policy for other answers would reach it.
      .header('content-security-policy', "frame-ancestors 'none'")
      .send(document)
  )
}

export function sendCalendar(reply: FastifyReply, file: string) {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="courses.ics"')
    .send(file)
}
