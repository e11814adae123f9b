import { largeChanges } from '#content/en/office/money/large-changes.ts'
import { readCertificateCode } from '#domain/awards/certificate-code.ts'
import { dayOf } from '#domain/dates/days.ts'
import { quoteCancellation } from '#features/cancellations/cancel.ts'
import { certificatesNot, correctName } from '#features/certificates/correct-name.ts'
import { endCertificate, reissueCertificate } from '#features/certificates/replace-certificate.ts'
import { datesToMoveTo, moveRegistrant } from '#features/dates/move-registrant.ts'
import { resendEmail } from '#features/emails/resend-email.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { foresee, servePreview } from '#features/office-calls/previews.ts'
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
import { Refusal } from '#platform/refusal.ts'
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
  const serve = serveOffice(app, parts)
  const correct = ({ params, body }: Sent<{ email: string }>, context: Context, note: Note) =>
    change({ ...params, ...body }, context, (trx) =>
      readdress(trx, { registrationId: params.id, email: body.email }, context, note),
    )
  servePreview(app, parts, 'POST /api/office/registrations/:id/address', correct)
  serve(
    'POST /api/office/registrations/:id/address',
    ({ params: { id }, body: { email, revision } }, staff, note) =>
      withSecondPerson({ staff, note }, parts, (second) =>
        change({ id, revision }, parts.context, async (trx, registration) => {
          const large = await largeCorrection(trx, registration, email, parts.context)
          const corrected = await readdress(trx, { registrationId: id, email }, parts.context, note)
          await second.takeRequest(trx, large)
          return corrected
        }),
      ),
  )
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
  const serve = serveOffice(app, parts)
  const correct = ({ params, body }: Sent<{ name: string }>, context: Context, note: Note) =>
    change({ ...params, ...body }, context, (trx) =>
      correctName(trx, { registrationId: params.id, name: body.name }, context, note),
    )
  serve('POST /api/office/registrations/:id/name/preview', async ({ params, body }) => {
    const outdated = await certificatesNot(parts.database, { registrationId: params.id, name: body.name })
    return {
      emails: await foresee(parts.context, (context, note) => correct({ params, body }, context, note)),
      certificates: outdated.map(({ code, course, name }) => ({ code, course, name })),
    }
  })
  serve('POST /api/office/registrations/:id/name', async (request, _staff, note) => ({
    codes: await correct(request, parts.context, note),
  }))
}

function moveRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  serve('GET /api/office/registrations/:id/dates', async ({ params }) => ({
    courses: await datesToMoveTo(params.id, parts.context),
  }))
  type To = { course: string; start: string }
  const move = ({ params: { id }, body: { revision, ...to } }: Sent<To>, context: Context, note: Note) =>
    change({ id, revision }, context, (trx) =>
      moveRegistrant(trx, { registrationId: id, ...to }, context, note),
    )
  servePreview(app, parts, 'POST /api/office/registrations/:id/move', move)
  serve('POST /api/office/registrations/:id/move', async (request, _staff, note) => {
    await move(request, parts.context, note)
  })
}

function resendRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context, jobs } = parts
  const confirm = ({ params, body }: Sent<object>, to: Context, note: Note) =>
    change({ ...params, ...body }, to, (trx) => confirmAgain(trx, params.id, to, note))
  servePreview(app, parts, 'POST /api/office/registrations/:id/confirmation', confirm)
  serve('POST /api/office/registrations/:id/confirmation', async (request, _staff, note) => {
    const known = await registrationById(context.database, request.params.id)
    if (known) await limitEmailsTo(known.email, parts)
    await confirm(request, context, note)
  })
  serve('POST /api/office/emails/:id/resend', async ({ params }, _staff, note) => {
    await resendEmail(params.id, { ...context, jobs }, note)
  })
}

function certificateRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  const codeOf = (typed: string) => {
    const code = readCertificateCode(typed)
    if (code === null) throw new Refusal('no_certificate', { code: typed })
    return code
  }
  serve('POST /api/office/certificates/:code/revoke', async ({ params }, _staff, note) => {
    await endCertificate(codeOf(params.code), context, note)
  })
  servePreview(app, parts, 'POST /api/office/certificates/:code/reissue', ({ params }, preview, note) =>
    reissueCertificate(codeOf(params.code), preview, note),
  )
  serve('POST /api/office/certificates/:code/reissue', async ({ params }, _staff, note) => {
    const { code, name } = await reissueCertificate(codeOf(params.code), context, note)
    return { code, name }
  })
}
