import { largeChanges } from '#content/en/office/money/large-changes.ts'
import * as calls from '#contract/office/corrections.ts'
import { readCertificateCode } from '#domain/awards/certificate-code.ts'
import { dayOf } from '#domain/dates/days.ts'
import { quoteCancellation } from '#features/cancellations/cancel.ts'
import { certificatesNot, correctName } from '#features/certificates/correct-name.ts'
import { endCertificate, reissueCertificate } from '#features/certificates/replace-certificate.ts'
import { datesToMoveTo, moveRegistrant } from '#features/dates/move-registrant.ts'
import { resendEmail } from '#features/emails/resend-email.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import { foresee, previewCall } from '#features/office-calls/previews.ts'
import { type Large, withSecondPerson } from '#features/office-calls/second-person.ts'
import { confirmAgain } from '#features/payments/resend-confirmation.ts'
import { guestId } from '#features/people/notes.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import { lockFresh } from '#features/registrations/lock-fresh.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { App } from '#platform/http/app-type.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'
import { limitEmailsTo } from '../limit-emails.ts'
import { readdress } from './correct-address.ts'

type Form = { id: string; revision: number }
type Sent<Body> = { params: { id: string }; body: Body & { revision: number } }
type Change<T> = (trx: Database, registration: RegistrationRow) => Promise<T>

/** Makes a change with a form that was opened at a revision. */
function change<T>(form: Form, { database }: Context, work: Change<T>): Promise<T> {
  return inTransaction(database, async (trx) => work(trx, await lockFresh(trx, form)))
}

export function correctionRoutes(app: App, parts: DeskParts): void {
  addressRoutes(app, parts)
  nameRoutes(app, parts)
  moveRoutes(app, parts)
  resendRoutes(app, parts)
  certificateRoutes(app, parts)
}

function addressRoutes(app: App, parts: DeskParts): void {
  const call = {
    url: '/api/office/registrations/:id/address',
    schema: calls.correctAddress,
    permission: 'dates',
  } as const
  const correct = ({ params, body }: Sent<{ email: string }>, context: Context, note: Note) =>
    change({ ...params, ...body }, context, (trx) =>
      readdress(trx, { registrationId: params.id, email: body.email }, context, note),
    )
  previewCall(app, parts, { ...call, work: correct })
  officeCall(app, parts, {
    ...call,
    method: 'POST',
    action: 'registrations correct',
    fresh: true,
    handler: ({ params: { id }, body: { email, revision } }, staff, note) =>
      withSecondPerson({ staff, note }, parts, (second) =>
        change({ id, revision }, parts.context, async (trx, registration) => {
          const large = await largeCorrection(trx, registration, email, parts.context)
          const corrected = await readdress(trx, { registrationId: id, email }, parts.context, note)
          await second.takeRequest(trx, large)
          return corrected
        }),
      ),
  })
}

/** Whoever reads the new mailbox can cancel by the policy with the link. */
async function largeCorrection(
  trx: Database,
  registration: RegistrationRow,
  email: string,
  { clocks }: Context,
): Promise<Large> {
  const { id: registrationId } = registration
  const lines = await linesOf(trx, [registrationId])
  const items = lines.map(({ course }) => course)
  const named = largeChanges.addressCorrected({ registrationId, items, to: guestId(email) })
  const { amount } = quoteCancellation(registration, lines, dayOf(clocks.academy.now()))
  return { ...named, amount, permission: 'dates', path: `/registrations/${registrationId}` }
}

function nameRoutes(app: App, parts: DeskParts): void {
  const correct = ({ params, body }: Sent<{ name: string }>, context: Context, note: Note) =>
    change({ ...params, ...body }, context, (trx) =>
      correctName(trx, { registrationId: params.id, name: body.name }, context, note),
    )
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/name/preview',
    schema: calls.previewName,
    permission: 'dates',
    handler: async ({ params, body }) => {
      const outdated = await certificatesNot(parts.database, { registrationId: params.id, name: body.name })
      return {
        emails: await foresee(parts.context, (context, note) => correct({ params, body }, context, note)),
        certificates: outdated.map(({ code, course, name }) => ({ code, course, name })),
      }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/name',
    schema: calls.correctName,
    permission: 'dates',
    action: 'registrations name',
    handler: async (request, _staff, note) => ({ codes: await correct(request, parts.context, note) }),
  })
}

function moveRoutes(app: App, parts: DeskParts): void {
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/registrations/:id/dates',
    schema: calls.moveOptions,
    permission: 'dates',
    handler: async ({ params }) => ({ courses: await datesToMoveTo(params.id, parts.context) }),
  })
  const call = {
    url: '/api/office/registrations/:id/move',
    schema: calls.moveRegistrant,
    permission: 'dates',
  } as const
  type To = { course: string; start: string }
  const move = ({ params: { id }, body: { revision, ...to } }: Sent<To>, context: Context, note: Note) =>
    change({ id, revision }, context, (trx) =>
      moveRegistrant(trx, { registrationId: id, ...to }, context, note),
    )
  previewCall(app, parts, { ...call, work: move })
  officeCall(app, parts, {
    ...call,
    method: 'POST',
    action: 'registrations move',
    handler: async (request, _staff, note) => {
      await move(request, parts.context, note)
      return undefined
    },
  })
}

function resendRoutes(app: App, parts: DeskParts): void {
  const { context, jobs } = parts
  const call = {
    url: '/api/office/registrations/:id/confirmation',
    schema: calls.resendConfirmation,
    permission: 'dates',
  } as const
  const confirm = ({ params, body }: Sent<object>, to: Context, note: Note) =>
    change({ ...params, ...body }, to, (trx) => confirmAgain(trx, params.id, to, note))
  previewCall(app, parts, { ...call, work: confirm })
  officeCall(app, parts, {
    ...call,
    method: 'POST',
    action: 'registrations confirm',
    handler: async (request, _staff, note) => {
      const known = await registrationById(context.database, request.params.id)
      if (known) await limitEmailsTo(known.email, parts)
      await confirm(request, context, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/emails/:id/resend',
    schema: calls.resendEmail,
    permission: 'dates',
    action: 'mail retry',
    handler: async ({ params }, _staff, note) => {
      await resendEmail(params.id, { ...context, jobs }, note)
      return undefined
    },
  })
}

function certificateRoutes(app: App, parts: DeskParts): void {
  const { context } = parts
  const codeOf = (typed: string) => {
    const code = readCertificateCode(typed)
    if (code === null) throw new StaffRefusal('no_certificate', { code: typed })
    return code
  }
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/certificates/:code/revoke',
    schema: calls.revokeCertificate,
    permission: 'dates',
    action: 'certificate revoke',
    handler: async ({ params }, _staff, note) => {
      await endCertificate(codeOf(params.code), context, note)
      return undefined
    },
  })
  const call = {
    url: '/api/office/certificates/:code/reissue',
    schema: calls.reissueCertificate,
    permission: 'dates',
  } as const
  previewCall(app, parts, {
    ...call,
    work: ({ params }, preview, note) => reissueCertificate(codeOf(params.code), preview, note),
  })
  officeCall(app, parts, {
    ...call,
    method: 'POST',
    action: 'certificate reissue',
    handler: async ({ params }, _staff, note) => {
      const { code, name } = await reissueCertificate(codeOf(params.code), context, note)
      return { code, name }
    },
  })
}
