// Browsers report what the content security policy blocked: a broken page, an extension, or an attack.
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { minutes } from '#domain/dates/days.ts'
import type { Limiter } from '#platform/limits/limits.ts'
import type { App } from './app-type.ts'
import { perNetwork, takeAllOrRefuse } from './limit-requests.ts'
import { cspReportPath } from './security-headers.ts'

/** A broken page reports a few times per view; a flood would fill the log. */
export const reportsPerNetwork = { limit: 20, per: minutes(10) }

const text = z.string().max(4096)
/** Of `report-uri`, which Firefox and Safari use, and of the Reporting API. */
const report = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text }),
})
const reports = z
  .array(z.object({ type: text, body: z.object({ effectiveDirective: text, blockedURL: text }) }))
  .max(20)

type Violation = { directive: string; blocked: string }
type Parts = { limiter: Limiter; log: FastifyBaseLogger }

export async function cspReportRoute(app: App, { limiter, log }: Parts) {
  await app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json']
    scope.addContentTypeParser(types, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))
    scope.post(cspReportPath, { schema: { hide: true } }, async ({ body, ip }, reply) => {
      await takeAllOrRefuse(limiter, perNetwork('CSP reports', ip, reportsPerNetwork))
      for (const violation of violationsIn(body))
        log.warn(violation, 'the content security policy blocked something')
      return reply.code(204).send(null)
    })
  })
}

/** Without the page's address, which may contain the token of an emailed link, and without the path of the blocked one. */
function violationsIn(body: unknown): Violation[] {
  const one = report.safeParse(body)
  if (one.success) {
    const { 'effective-directive': directive, 'blocked-uri': blocked } = one.data['csp-report']
    return [{ directive, blocked: originOf(blocked) }]
  }
  const several = reports.safeParse(body)
  return (several.data ?? []).map(({ body: { effectiveDirective, blockedURL } }) => ({
    directive: effectiveDirective,
    blocked: originOf(blockedURL),
  }))
}

/** 'inline' and 'eval' are words, not addresses. */
function originOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 40)
}
