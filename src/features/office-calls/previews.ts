import { type Change, type EmailPreview, previewOf } from '#contract/office/previews.ts'
import type { Language } from '#domain/people/language.ts'
import type { Permission } from '#domain/people/office-roles.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { Context } from '#platform/context.ts'
import type { Email } from '#platform/email/emails.ts'
import type { App } from '#platform/http/app-type.ts'
import { type OfficeRequest, type OfficeStaff, officeCall } from './guard.ts'
import { preview } from './preview.ts'

type PreviewCall<S extends Change> = {
  /** Of the change; its preview is at /preview below it. */
  url: `/api/office/${string}`
  schema: S
  permission: Permission
  /** Default: emails to people. A change that staff get an email about shows that one. */
  shows?: (email: Email) => boolean
  /** The change with this context, which reaches no provider. All of it is rolled back. */
  work: (request: OfficeRequest<S>, context: Context, note: Note, staff: OfficeStaff) => Promise<unknown>
}

/** Adds the call that answers which emails a change would send. */
export function previewCall<S extends Change>(
  app: App,
  parts: OfficeParts,
  { url, schema, permission, shows, work }: PreviewCall<S>,
): void {
  officeCall(app, parts, {
    method: 'POST',
    url: `${url}/preview`,
    schema: previewOf(schema),
    permission,
    handler: async (request, staff) => ({
      emails: await foresee(
        parts.context,
        (context, note) => work(request as never, context, note, staff),
        shows,
      ),
    }),
  })
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
