import type { Api } from '#contract/api.ts'
import type { EmailPreview, Previewed, previewed } from '#contract/office/previews.ts'
import type { Language } from '#domain/people/language.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { Context } from '#platform/context.ts'
import type { Email } from '#platform/email/emails.ts'
import type { App } from '#platform/http/app-type.ts'
import type { CallRequest } from '#platform/http/serve.ts'
import { type OfficeKey, type OfficeStaff, serveOffice } from './guard.ts'
import { preview } from './preview.ts'

/** The changes that have a preview of their emails. */
type PreviewedKey = {
  [K in OfficeKey]: `${K}/preview` extends OfficeKey
    ? Api[`${K}/preview`] extends { answer: typeof previewed }
      ? K
      : never
    : never
}[OfficeKey]

/**
 * Adds the call that answers which emails a change would send. `work` is the change with a context that reaches no provider;
 * all of it is rolled back. Without `shows` the emails to people are shown.
 */
export function servePreview<K extends PreviewedKey>(
  app: App,
  parts: OfficeParts,
  key: K,
  work: (request: CallRequest<Api[K]>, context: Context, note: Note, staff: OfficeStaff) => Promise<unknown>,
  shows?: (email: Email) => boolean,
): void {
  const serve = serveOffice(app, parts) as (
    key: string,
    handler: (request: CallRequest<Api[K]>, staff: OfficeStaff) => Promise<Previewed>,
  ) => void
  serve(`${key}/preview`, async (request, staff) => ({
    emails: await foresee(parts.context, (context, note) => work(request, context, note, staff), shows),
  }))
}

/** Of a preview: what is taken back has no entry in the record. */
export const unrecorded: Note = async () => {}

/** The emails that the work would send: without `shows` those to people. */
export async function foresee(
  context: Context,
  work: (context: Context, note: Note) => Promise<unknown>,
  shows: (email: Email) => boolean = isToPeople,
): Promise<EmailPreview[]> {
  const { emails } = await preview(context, (_trx, parts) => work(parts, unrecorded))
  return emails.filter(shows).map(viewEmail)
}

/** The emails to registrants, without the academy's own notices and without offers to other people. */
export function emailsTo(emails: readonly Email[], language: Language): EmailPreview[] {
  return emails.filter((email) => email.language === language && isToPeople(email)).map(viewEmail)
}

const others: readonly string[] = ['owner', 'waiting-list', 'waiting-list-offer']
const isToPeople = ({ kind }: Email) => !others.includes(kind)

function viewEmail({ kind, to, language, subject, text }: Email): EmailPreview {
  return { kind, to, language, subject, text }
}
