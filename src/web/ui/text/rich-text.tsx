import { type Inline, readBlocks, readInline } from '#domain/classroom/lesson-markdown.ts'
import { PageLink } from '../../router/page-link.tsx'
import { NoBreaks } from './no-breaks.tsx'
import styles from './rich-text.module.css'

type RichTextProps = {
  /** One paragraph, as staff edit it. */
  children: string
  /** The page allows lists. Elsewhere their marks stay as typed. */
  lists?: true
}

/** A paragraph with bold, italics and links to pages of the site. No HTML is made from it. */
export function RichText({ children, lists }: RichTextProps) {
  if (!lists) return <Paragraph content={readInline(children)} />
  return readBlocks(children.split('\n')).map((block, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    if (block.kind === 'list') return <List key={index} {...block} />
    if (block.kind === 'figure') return null
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    return <Paragraph key={index} content={block.content} />
  })
}

function Paragraph({ content }: { content: readonly Inline[] }) {
  return (
    <p>
      <Words content={content} />
    </p>
  )
}

function List({ ordered, items }: { ordered: boolean; items: readonly (readonly Inline[])[] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={ordered ? styles.steps : styles.items}>
      {items.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
        <li key={index}>
          <Words content={content} />
        </li>
      ))}
    </Tag>
  )
}

function Words({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    const key = `${index} ${part.text}`
    const text = <NoBreaks key={key}>{part.text}</NoBreaks>
    if (part.kind === 'link') {
      return (
        <PageLink key={key} to={part.path} className={styles.link}>
          {text}
        </PageLink>
      )
    }
    if (part.kind === 'bold') return <strong key={key}>{text}</strong>
    return part.kind === 'italic' ? <em key={key}>{text}</em> : text
  })
}
