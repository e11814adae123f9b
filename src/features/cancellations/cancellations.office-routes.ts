import { refunded } from '#domain/money/ledger.ts'
import { sum } from '#domain/money/money.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { foresee, servePreview } from '#features/office-calls/previews.ts'
import type { Note } from '#features/record/staff-note.ts'
import { refuseStaleForm } from '#features/registrations/lock-fresh.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { Refusal } from '#platform/refusal.ts'
import { listApprovals } from './approvals.queries.ts'
import {
  approveRefund,
  askForApproval,
  declineRefund,
  refundInOffice,
  viewApproval,
  withdrawRequest,
} from './approvals.ts'
import { quoteRefund } from './quote-by-desk.ts'
import {
  boundsOfBank,
  failedRefundsOf,
  recordOutside,
  refundOutside,
  reportsOn,
  retryRefund,
} from './retry-failed.ts'

export function refundRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('GET /api/office/registrations/:id/refund-quote', ({ params, query }, staff) =>
    quoteRefund(
      {
        registrationId: params.id,
        items: query.items ?? null,
        amount: query.amount ?? null,
        keeps: query.keeps === 'true',
      },
      staff.id,
      context,
    ),
  )
  serve('POST /api/office/registrations/:id/refund', async ({ params, body }, _staff, note) => {
    const { status } = await refundInOffice({ registrationId: params.id, ...body }, parts, note)
    return { status, amount: body.amount }
  })
  askingRoutes(app, parts)
  decidingRoutes(app, parts)
  failedRoutes(app, parts)
  outsideRoutes(app, parts)
}

function askingRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { database } = parts
  servePreview(
    app,
    parts,
    'POST /api/office/registrations/:id/approvals',
    ({ params, body }, preview, note, staff) =>
      askForApproval(
        { registrationId: params.id, ...body },
        staff.id,
        { ...parts, ...preview, context: preview },
        note,
      ),
    // To the members who may approve.
    () => true,
  )
  serve('POST /api/office/registrations/:id/approvals', async ({ params, body }, staff, note) => ({
    id: await askForApproval({ registrationId: params.id, ...body }, staff.id, parts, note),
  }))
  serve('GET /api/office/registrations/:id/approvals', async ({ params }, staff) => ({
    approvals: (await listApprovals(database, params.id)).map((one) => viewApproval(one, staff.id)),
  }))
  serve('GET /api/office/approvals', async (_request, staff) => ({
    approvals: (await listApprovals(database)).map((one) => viewApproval(one, staff.id)),
  }))
  serve('POST /api/office/approvals/:id/withdraw', async ({ params }, staff, note) => {
    await withdrawRequest(params.id, staff.id, parts, note)
  })
}

function decidingRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  serve('POST /api/office/approvals/:id/approve', async ({ params }, staff, note) => {
    const { registration, amount } = await approveRefund(params.id, staff.id, parts, note)
    return { status: registration.status, amount }
  })
  serve('POST /api/office/approvals/:id/decline', async ({ params, body }, staff, note) => {
    await declineRefund({ approvalId: params.id, ...body }, staff.id, parts, note)
  })
}

function failedRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context, database } = parts
  serve('GET /api/office/registrations/:id/failed-refunds', async ({ params: { id } }) => {
    const registration = await registrationById(database, id)
    if (!registration) throw new Refusal('unknown_registration', { id })
    const failed = await failedRefundsOf(database, registration)
    return {
      amount: sum(failed.map(({ owed }) => owed)),
      refunds: failed.map(({ key, owed, decidedAt }) => ({
        key,
        amount: owed,
        decidedAt: decidedAt.toISOString(),
      })),
      byBank: await boundsOfBank(database, registration),
    }
  })
  serve(
    'POST /api/office/registrations/:id/failed-refunds/retry',
    async ({ params: { id }, body }, _staff, note) => {
      await refuseStaleForm(database, { id, ...body })
      const { status, ledger } = await retryRefund(id, context, note)
      return { status, refunded: refunded(ledger) }
    },
  )
}

function outsideRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context, database } = parts
  serve(
    'POST /api/office/registrations/:id/failed-refunds/outside/preview',
    async ({ params: { id }, body: { revision, ...sent } }) => {
      // The provider is asked before the transaction that is rolled back.
      const reported = await reportsOn(await refuseStaleForm(database, { id, revision }), context)
      const record = (to: Context, note: Note) =>
        recordOutside(reported, { registrationId: id, ...sent }, to, note)
      return { emails: await foresee(context, record) }
    },
  )
  serve(
    'POST /api/office/registrations/:id/failed-refunds/outside',
    async ({ params: { id }, body: { revision, ...sent } }, _staff, note) => {
      await refuseStaleForm(database, { id, revision })
      const { status, ledger } = await refundOutside({ registrationId: id, ...sent }, context, note)
      return { status, refunded: refunded(ledger) }
    },
  )
}
