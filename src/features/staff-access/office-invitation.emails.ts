import { invitationEmail as words } from '#content/en/office/staff/invitation.ts'
import type { Role } from '#domain/people/office-roles.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

export function officeInvitationEmail(
  invitation: { by: string | null; role: Role; link: string },
  origin: string,
): WrittenEmail {
  return writeEmail(
    {
      language: 'en',
      subject: words.subject,
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.lead(invitation) },
        { kind: 'button', link: { label: words.button, url: invitation.link } },
        { kind: 'note', text: words.lifetime },
      ],
    },
    origin,
  )
}
