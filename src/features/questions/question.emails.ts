import type { HandedOver } from '#contract/ask.ts'
import { wordsOf } from '#features/notices/registration-words.emails.ts'
import type { OfficeQuestionRow } from '#platform/database/rows/ask.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import { html } from '#platform/email/html.ts'
import { officeOrigin } from '#platform/office-origin.ts'

/** Sent to the academy, in its own language: a question that a visitor handed over. */
export function officeQuestionEmail(
  number: string,
  { question, email, lang }: HandedOver,
  origin: string,
): WrittenEmail {
  const how = `Reply in the office: ${officeOrigin(origin)}/office/emails?view=questions`
  return {
    subject: `Question ${number} (${lang})`,
    text: `${question}\n\n${email}\n\n${how}\n`,
    html: html`<p style="white-space:pre-wrap">${question}</p>
<p>${email}</p>
<p>${how}</p>`.markup,
    links: [],
  }
}

export function replyEmail(
  number: string,
  { question, language }: Pick<OfficeQuestionRow, 'question' | 'language'>,
  { reply, origin }: { reply: string; origin: string },
): WrittenEmail {
  const { question: words } = wordsOf(language)
  return writeEmail(
    {
      language,
      subject: words.subject(number),
      title: words.title,
      blocks: [
        ...reply.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
        { kind: 'heading', text: words.asked },
        { kind: 'text', text: question },
        { kind: 'note', text: words.more },
      ],
    },
    origin,
  )
}
