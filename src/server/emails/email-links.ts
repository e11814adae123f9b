// A letter's reader may open its links in a browser that was never told a language: each link brings the letter's own.
import { addressIn, type Language } from '#domain/language.ts'
import type { Block, Letter, Link } from './email-blocks.ts'

export function withLinksInLanguage(letter: Letter): Letter {
  const { language, blocks, invitation } = letter
  const spoken = (link: Link) => linkIn(language, link)
  return {
    ...letter,
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

/** The identity service's links, as Firebase's, say their language already. */
function linkIn(language: Language, { label, url }: Link): Link {
  return { label, url: /[?&]lang=/.test(url) ? url : addressIn(language, url) }
}
