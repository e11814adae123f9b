import { refundAsked as words } from '#content/en/office/emails/emails.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

type Asked = Parameters<typeof words.lead>[0] & { reason: string; link: string }

/** Sent to staff who may approve a refund beyond the policy. */
export function refundAskedEmail({ reason, link, ...asked }: Asked, origin: string): WrittenEmail {
  const subject = words.subject(asked)
  return writeEmail(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        { kind: 'lead', text: words.lead(asked) },
        { kind: 'heading', text: words.why },
        { kind: 'text', text: reason },
        { kind: 'button', link: { label: words.button, url: link } },
      ],
    },
    origin,
  )
}
