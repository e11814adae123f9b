// Every link of an email passes here. Recipients may open it in a browser without a language choice, so it carries the
// language of the email. A link that only its recipient may have becomes a mark.
import { addressIn, type Language } from '#domain/people/language.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import type { Block, Email, Link } from './email-blocks.ts'
import { markOf, withoutMarks } from './personal-links.ts'

/** Pages that ask for a sign-in themselves or that anybody may read. Whoever has another link can act with it. */
const openPages = /^\/(?:account|courses|create-account|register|verify\/[\w-]+)$/
const openOfficePages = /^\/office\/(?!invitation\/)/

/** The email with its personal links as marks, and those links. */
export function withMarkedLinks(given: Email, origin: string): { marked: Email; links: string[] } {
  const email = withTypedMarksAsText(given)
  const { language, blocks, invitation } = email
  const links: string[] = []
  const mark = ({ label, url: given }: Link): Link => {
    const url = inLanguage(language, given)
    if (isOpen(new URL(url), origin)) return { label, url }
    if (!links.includes(url)) links.push(url)
    return { label, url: markOf(links.indexOf(url)) }
  }
  const marked = {
    ...email,
    blocks: blocks.map((block) => blockWith(block, mark)),
    ...(invitation && { invitation: { ...invitation, button: mark(invitation.button) } }),
  }
  return { marked, links }
}

function isOpen(url: URL, origin: string): boolean {
  if (url.origin === officeOrigin(origin) && openOfficePages.test(url.pathname)) return true
  return url.origin === origin && openPages.test(url.pathname)
}

/** In every text, because names, notes and questions are in many of them. */
function withTypedMarksAsText(email: Email): Email {
  return JSON.parse(JSON.stringify(email), (_key, value) =>
    typeof value === 'string' ? withoutMarks(value) : value,
  )
}

function blockWith(block: Block, mark: (link: Link) => Link): Block {
  if (block.kind === 'link' || block.kind === 'button') return { ...block, link: mark(block.link) }
  if (block.kind !== 'facts') return block
  const facts = block.facts.map(({ links, ...fact }) => ({
    ...fact,
    ...(links && { links: links.map(mark) }),
  }))
  return { ...block, facts }
}

/** Links of the identity service and of Firebase already carry their language. */
function inLanguage(language: Language, url: string): string {
  return /[?&]lang=/.test(url) ? url : addressIn(language, url)
}
