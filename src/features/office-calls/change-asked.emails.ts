import { changeAsked as words } from '#content/en/office/emails/emails.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

type Asked = Parameters<typeof words.lead>[0] & { link: string }

/** Sent to staff who may make the same change, because it is above the limit. */
export function changeAskedEmail({ link, ...asked }: Asked, origin: string): WrittenEmail {
  const subject = words.subject(asked)
  return writeEmail(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        { kind: 'lead', text: words.lead(asked) },
        { kind: 'button', link: { label: words.button, url: link } },
      ],
    },
    origin,
  )
}
