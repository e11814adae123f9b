// The places of links in a stored email. Staff read the email with the marks; its recipient gets the links.
import { escapeHtml } from './html.ts'

/** In the text, and in the `href` of the HTML. */
export function markOf(place: number): string {
  return `[personal link ${place + 1}]`
}

const marks = /\[personal link (\d+)\]/g

/** Text that a person typed. A mark in it would become a link of theirs. */
export function withoutMarks(text: string): string {
  return text.replaceAll(marks, '(personal link $1)')
}

type Bodies = { text: string; html: string }

export function withLinks<E extends Bodies>(email: E, links: readonly string[]): E {
  const linkAt = (mark: string, number: string) => links[Number(number) - 1] ?? mark
  const filled = (body: string, written: (url: string) => string) =>
    body.replaceAll(marks, (mark, number) => written(linkAt(mark, number)))
  return { ...email, text: filled(email.text, (url) => url), html: filled(email.html, escapeHtml) }
}

/** For what a mail server answers: spam filters quote the links that they refuse. */
export function withoutLinks(sentence: string, links: readonly string[]): string {
  return links.reduce((rest, link, place) => rest.replaceAll(link, markOf(place)), sentence)
}
