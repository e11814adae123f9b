import type { FastifyReply } from 'fastify'

/** Begins with a mark for spreadsheets, which read a file without one in an old encoding. */
export function sendCsv(reply: FastifyReply, name: string, text: string): string {
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}.csv"`)
  return `\uFEFF${text}`
}
