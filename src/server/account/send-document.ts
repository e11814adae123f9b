import type { FastifyReply } from 'fastify'

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
