import { contactSubject } from '#content/en/office/emails/emails.ts'
import type { ContactMessage } from '#contract/visitors.ts'
import { html } from '#platform/email/html.ts'

/** Sent to the academy, in its own language: a message from the contact page. */
export function contactEmail({ name, email, message, subject }: ContactMessage) {
  return {
    subject: contactSubject({ name, subject }),
    text: `${message}\n\n${name} <${email}>\n`,
    html: html`<p style="white-space:pre-wrap">${message}</p>
<p>${name} &lt;${email}&gt;</p>`.markup,
    links: [],
  }
}
