import type { Email } from '#platform/email/emails.ts'

/** For previews: every recipient, and one email of each kind and language with its text. */
export function emailsToCome(emails: readonly Email[]) {
  const head = ({ kind, to, language, subject }: Email) => ({ kind, to, language, subject })
  const examples = [...Map.groupBy(emails, ({ kind, language }) => `${kind} ${language}`).values()]
  return {
    emails: emails.map(head),
    examples: examples.flatMap(([first]) => (first ? [{ ...head(first), text: first.text }] : [])),
  }
}
