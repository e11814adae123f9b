import * as calls from '#contract/office/corrections.ts'
import type { EmailPreview } from '#contract/office/refunds.ts'
import type { Database } from '#database/engine/connection.ts'
import { readCertificateCode } from '#domain/certificate-code.ts'
import { certificatesNot, correctName } from '../../account/correct-name.ts'
import { datesToMoveTo, moveRegistrant } from '../../account/move-registrant.ts'
import { endCertificate, reissueCertificate } from '../../account/replace-certificate.ts'
import type { Checkout } from '../../checkout/checkout.ts'
import { preview } from '../../checkout/preview.ts'
import { readdress } from '../../checkout/registrations/correct-address.ts'
import { confirmAgain } from '../../checkout/registrations/resend-confirmation.ts'
import type { App } from '../../http/app-type.ts'
import { resendEmail } from '../../mail/resend-email.ts'
import type { Note } from '../../staff-note.ts'
import { StaffRefusal } from '../../staff-refusal.ts'
import { officeCall } from '../guard.ts'
import type { DeskParts } from './desk.ts'
import { lockFresh } from './lock-fresh.ts'
import { viewEmail } from './previews.ts'

type Form = { id: string; revision: number }
type Change<T> = (trx: Database, checkout: Checkout, note: Note) => Promise<T>
const unrecorded: Note = async () => {}

/** Makes a change with a form that was opened at a revision. */
function change<T>(form: Form, { checkout }: DeskParts, note: Note, work: Change<T>): Promise<T> {
  return checkout.database.transaction().execute(async (trx) => {
    await lockFresh(trx, form)
    return work(trx, checkout, note)
  })
}

/** The emails to people that the change would send. */
async function foresee(form: Form, { checkout }: DeskParts, work: Change<unknown>) {
  const { emails } = await preview(checkout, async (trx, parts) => {
    await lockFresh(trx, form)
    await work(trx, parts, unrecorded)
  })
  return emails.filter(({ kind }) => kind !== 'owner').map((email) => withoutCode(viewEmail(email)))
}

/** The code of a certificate is drawn when it is issued, so a preview cannot know it. */
function withoutCode(email: EmailPreview): EmailPreview {
  const text = email.text.replaceAll(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/g, '····-····-····')
  return email.kind === 'certificate' ? { ...email, text } : email
}

export function correctionRoutes(app: App, parts: DeskParts): void {
  addressRoutes(app, parts)
  nameRoutes(app, parts)
  moveRoutes(app, parts)
  resendRoutes(app, parts)
  certificateRoutes(app, parts)
}

function addressRoutes(app: App, parts: DeskParts): void {
  type Sent = { id: string; email: string }
  const correct =
    ({ id, email }: Sent): Change<{ confirmed: boolean }> =>
    (trx, checkout, note) =>
      readdress(trx, { registrationId: id, email }, checkout, note)
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/address/preview',
    schema: calls.previewAddress,
    permission: 'dates',
    handler: async ({ params, body }) => ({
      emails: await foresee({ ...params, ...body }, parts, correct({ ...params, ...body })),
    }),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/address',
    schema: calls.correctAddress,
    permission: 'dates',
    action: 'registrations correct',
    handler: ({ params, body }, _staff, note) =>
      change({ ...params, ...body }, parts, note, correct({ ...params, ...body })),
  })
}

function nameRoutes(app: App, parts: DeskParts): void {
  type Sent = { id: string; name: string }
  const correct =
    ({ id, name }: Sent): Change<string[]> =>
    (trx, checkout, note) =>
      correctName(trx, { registrationId: id, name }, checkout, note)
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/name/preview',
    schema: calls.previewName,
    permission: 'dates',
    handler: async ({ params, body }) => {
      const outdated = await certificatesNot(parts.database, { registrationId: params.id, name: body.name })
      return {
        emails: await foresee({ ...params, ...body }, parts, correct({ ...params, ...body })),
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
    handler: async ({ params, body }, _staff, note) => ({
      codes: await change({ ...params, ...body }, parts, note, correct({ ...params, ...body })),
    }),
  })
}

function moveRoutes(app: App, parts: DeskParts): void {
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/registrations/:id/dates',
    schema: calls.moveOptions,
    permission: 'dates',
    handler: async ({ params }) => ({ courses: await datesToMoveTo(params.id, parts.checkout) }),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/move/preview',
    schema: calls.previewMove,
    permission: 'dates',
    handler: async ({ params: { id }, body: { revision, ...to } }) => ({
      emails: await foresee({ id, revision }, parts, (trx, checkout, note) =>
        moveRegistrant(trx, { registrationId: id, ...to }, checkout, note),
      ),
    }),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/move',
    schema: calls.moveRegistrant,
    permission: 'dates',
    action: 'registrations move',
    handler: async ({ params: { id }, body: { revision, ...to } }, _staff, note) => {
      await change({ id, revision }, parts, note, (trx, checkout) =>
        moveRegistrant(trx, { registrationId: id, ...to }, checkout, note),
      )
      return undefined
    },
  })
}

function resendRoutes(app: App, parts: DeskParts): void {
  const { checkout, jobs } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/confirmation',
    schema: calls.resendConfirmation,
    permission: 'dates',
    action: 'registrations confirm',
    handler: async ({ params, body }, _staff, note) => {
      await change({ ...params, ...body }, parts, note, (trx) => confirmAgain(trx, params.id, checkout, note))
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
      await resendEmail(params.id, { ...checkout, jobs }, note)
      return undefined
    },
  })
}

function certificateRoutes(app: App, parts: DeskParts): void {
  const { checkout } = parts
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
      await endCertificate(codeOf(params.code), checkout, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/certificates/:code/reissue',
    schema: calls.reissueCertificate,
    permission: 'dates',
    action: 'certificate reissue',
    handler: async ({ params }, _staff, note) => {
      const { code, name } = await reissueCertificate(codeOf(params.code), checkout, note)
      return { code, name }
    },
  })
}
