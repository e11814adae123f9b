// Recipients may open a link in a browser without a language choice, so each link carries the language of the
// email.
import { addressIn, type Language } from '#domain/language.ts'
import type { Block, Email, Link } from './email-blocks.ts'

export function withLinksInLanguage(email: Email): Email {
  const { language, blocks, invitation } = email
  const spoken = (link: Link) => linkIn(language, link)
  return {
    ...email,
    blocks: blocks.map((block) => blockWith(block, spoken)),
    ...(invitation && { invitation: { ...invitation, button: spoken(invitation.button) } }),
  }
}

function blockWith(block: Block, spoken: (link: Link) => Link): Block {
  if (block.kind === 'link' || block.kind === 'button') return { ...block, link: spoken(block.link) }
  if (block.kind !== 'facts') return block
  const facts = block.facts.map(({ links, ...fact }) => ({
    ...fact,
    ...(links && { links: links.map(spoken) }),
  }))
  return { ...block, facts }
}

/** Links of the identity service and of Firebase already carry their language. */
function linkIn(language: Language, { label, url }: Link): Link {
  return { label, url: /[?&]lang=/.test(url) ? url : addressIn(language, url) }
}
