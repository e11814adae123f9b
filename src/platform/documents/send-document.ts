import type { FastifyReply } from 'fastify'
import { minutes } from '#domain/dates/days.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import type { Limiter, Rate } from '#platform/limits/limits.ts'

/** Enough for a class that downloads its certificates together from one IP address. */
export const documentsPerAddress = { limit: 120, per: minutes(10) }

/** A PDF takes a core for a while, so downloads are limited by owner and by network. */
export function takeDocument(
  limiter: Limiter,
  { owner, rate, address }: { owner: string; rate: Rate; address: string },
): Promise<void> {
  return takeAllOrRefuse(limiter, [
    { key: `documents of ${owner}`, rate },
    ...perNetwork('documents', address, documentsPerAddress),
  ])
}

/** `inline`: browsers may show the document; a download keeps the file name. */
export function sendPdf(reply: FastifyReply, name: string, document: Buffer) {
  return (
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      // The browser's PDF viewer is a page with styles and scripts, which the default policy would block.
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
