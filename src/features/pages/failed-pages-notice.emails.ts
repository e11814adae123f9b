import { failedPages } from '#content/en/office/emails/emails.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

/** Keeps the email readable. Today lists all of them. */
const mostShown = 30

/** Sent to the academy when pages could not be re-rendered. */
export function failedPagesNotice(
  pages: readonly { path: string; reason: string }[],
  origin: string,
): WrittenEmail {
  const subject = failedPages.subject(pages.map(({ path }) => path))
  const items = pages.slice(0, mostShown).map(({ path, reason }) => ({ name: path, detail: reason }))
  return writeEmail(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        { kind: 'lead', text: failedPages.lead },
        { kind: 'items', items },
        { kind: 'note', text: failedPages.repair },
      ],
    },
    origin,
  )
}
