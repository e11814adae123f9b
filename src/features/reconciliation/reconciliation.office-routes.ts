// Reconciliation and repair: the verbs of the commands `check` and `repair`.
import type * as calls from '#contract/office/reconciliation.ts'
import { isUuid } from '#domain/people/uuid.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { registrationsById } from '#features/registrations/registrations.queries.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { Database } from '#platform/database/connection.ts'
import type { App } from '#platform/http/app-type.ts'
import { checkNow } from './nightly.ts'
import { lastReconciliation } from './reconciliations.queries.ts'
import { repair } from './repair.ts'

/** A run keeps a connection for minutes. It takes none that visitors wait for. */
export type ReconciliationOffice = OfficeParts & { background: Database }

export function reconciliationRoutes(app: App, parts: ReconciliationOffice): void {
  const serve = serveOffice(app, parts)
  const { context, background } = parts
  serve('GET /api/office/reconciliation', () => readReconciliation(parts))
  serve('POST /api/office/reconciliation/runs', async (_request, _staff, note) => {
    const { found } = await checkNow({ ...context, database: background })
    await note(parts.database, 'reconciliation.run', { found: found.length })
    return { found: found.length }
  })
  serve('POST /api/office/reconciliation/repairs', async ({ body: { what, agreed } }, _staff, note) => {
    try {
      const confirm = async (question: string) => {
        if (!agreed.includes(question)) throw new OpenQuestion(question)
      }
      return { question: null, done: await repair(what, context, { confirm, note }) }
    } catch (error) {
      if (error instanceof OpenQuestion) return { question: error.message, done: [] }
      throw error
    }
  })
}

/** Ends a repair before the step that it asks about. Another amount is another question. */
class OpenQuestion extends Error {}

async function readReconciliation({ database }: OfficeParts): Promise<calls.OfficeReconciliation> {
  const last = await lastReconciliation(database)
  if (!last) return { last: null }
  const { day, doneAt, paymentsCompared } = last
  const about = last.found.flatMap(({ repair }) => (repair !== null && isUuid(repair) ? repair : []))
  const known = new Set((await registrationsById(database, about)).map(({ id }) => id))
  const found = last.found.map(({ sentence, repair, page }) => ({
    sentence,
    repair,
    page: repair !== null && known.has(repair) ? `/registrations/${repair}` : page,
  }))
  return { last: { day, doneAt: doneAt.toISOString(), paymentsCompared, found } }
}
