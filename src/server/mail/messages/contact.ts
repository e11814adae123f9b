import type { ContactMessage } from '#contract/visitors.ts'
import { escapeHtml } from '../html.ts'

/** To the academy, in its own language: what a visitor wrote on the contact page. */
export function contactMail({ name, email, message, subject }: ContactMessage) {
  const about = subject ? `${name}: ${subject}` : name
  return {
    subject: `Message from ${about}`,
    text: `${message}\n\n${name} <${email}>\n`,
    html: [
      `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
      `<p>${escapeHtml(name)} &lt;${escapeHtml(email)}&gt;</p>`,
    ].join('\n'),
  }
}
