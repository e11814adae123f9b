import * as calls from '#contract/office/refunds.ts'
import { refunded } from '#domain/money/ledger.ts'
import { sum } from '#domain/money/money.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import { foresee, previewCall } from '#features/office-calls/previews.ts'
import type { Note } from '#features/record/staff-note.ts'
import { refuseStaleForm } from '#features/registrations/lock-fresh.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'
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
  const { context } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/registrations/:id/refund-quote',
    schema: calls.refundQuote,
    permission: 'refund',
    handler: ({ params, query }, staff) =>
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
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/refund',
    schema: calls.makeRefund,
    permission: 'refund',
    fresh: true,
    action: 'refund',
    handler: async ({ params, body }, _staff, note) => {
      const { status } = await refundInOffice({ registrationId: params.id, ...body }, parts, note)
      return { status, amount: body.amount }
    },
  })
  askingRoutes(app, parts)
  decidingRoutes(app, parts)
  failedRoutes(app, parts)
  outsideRoutes(app, parts)
}

function askingRoutes(app: App, parts: DeskParts): void {
  const { database } = parts
  const asking = {
    url: '/api/office/registrations/:id/approvals',
    schema: calls.askApproval,
    // Who may not refund beyond the policy may still ask.
    permission: 'refund',
  } as const
  previewCall(app, parts, {
    ...asking,
    // To the members who may approve.
    shows: () => true,
    work: ({ params, body }, preview, note, staff) =>
      askForApproval(
        { registrationId: params.id, ...body },
        staff.id,
        { ...parts, ...preview, context: preview },
        note,
      ),
  })
  officeCall(app, parts, {
    ...asking,
    method: 'POST',
    action: 'refund ask',
    handler: async ({ params, body }, staff, note) => ({
      id: await askForApproval({ registrationId: params.id, ...body }, staff.id, parts, note),
    }),
  })
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/registrations/:id/approvals',
    schema: calls.approvalsOfRegistration,
    permission: 'refund',
    handler: async ({ params }, staff) => ({
      approvals: (await listApprovals(database, params.id)).map((one) => viewApproval(one, staff.id)),
    }),
  })
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/approvals',
    schema: calls.listApprovals,
    permission: 'refund',
    handler: async (_request, staff) => ({
      approvals: (await listApprovals(database)).map((one) => viewApproval(one, staff.id)),
    }),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/approvals/:id/withdraw',
    schema: calls.withdraw,
    permission: 'refund',
    action: 'refund withdraw',
    handler: async ({ params }, staff, note) => {
      await withdrawRequest(params.id, staff.id, parts, note)
      return undefined
    },
  })
}

function decidingRoutes(app: App, parts: DeskParts): void {
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/approvals/:id/approve',
    schema: calls.approve,
    permission: 'approve',
    fresh: true,
    action: 'refund approve',
    handler: async ({ params }, staff, note) => {
      const { registration, amount } = await approveRefund(params.id, staff.id, parts, note)
      return { status: registration.status, amount }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/approvals/:id/decline',
    schema: calls.decline,
    permission: 'approve',
    action: 'refund decline',
    handler: async ({ params, body }, staff, note) => {
      await declineRefund({ approvalId: params.id, ...body }, staff.id, parts, note)
      return undefined
    },
  })
}

function failedRoutes(app: App, parts: DeskParts): void {
  const { context, database } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/registrations/:id/failed-refunds',
    schema: calls.failedRefunds,
    permission: 'refund',
    handler: async ({ params: { id } }) => {
      const registration = await registrationById(database, id)
      if (!registration) throw new StaffRefusal('unknown_registration', { id })
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
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/failed-refunds/retry',
    schema: calls.retryRefunds,
    permission: 'refund',
    fresh: true,
    action: 'refund retry',
    handler: async ({ params: { id }, body }, _staff, note) => {
      await refuseStaleForm(database, { id, ...body })
      const { status, ledger } = await retryRefund(id, context, note)
      return { status, refunded: refunded(ledger) }
    },
  })
}

function outsideRoutes(app: App, parts: DeskParts): void {
  const { context, database } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/failed-refunds/outside/preview',
    schema: calls.previewOutside,
    permission: 'refund',
    handler: async ({ params: { id }, body: { revision, ...sent } }) => {
      // The provider is asked before the transaction that is rolled back.
      const reported = await reportsOn(await refuseStaleForm(database, { id, revision }), context)
      const record = (to: Context, note: Note) =>
        recordOutside(reported, { registrationId: id, ...sent }, to, note)
      return { emails: await foresee(context, record) }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/failed-refunds/outside',
    schema: calls.refundOutside,
    permission: 'refund',
    fresh: true,
    action: 'refund outside',
    handler: async ({ params: { id }, body: { revision, ...sent } }, _staff, note) => {
      await refuseStaleForm(database, { id, revision })
      const { status, ledger } = await refundOutside({ registrationId: id, ...sent }, context, note)
      return { status, refunded: refunded(ledger) }
    },
  })
}
