import { withFigures } from '#content/pages/faqs.ts'
import { type Block, type Inline, readLesson } from '#domain/classroom/lesson-markdown.ts'
import css from './preview.module.css'

/** The small subset that pages understand, with today's figures. No HTML is made from it. */
export function Markdown({ text }: { text: string }) {
  const sections = readLesson(withFigures(text))
  return sections.map(({ title, blocks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
    <div key={index} className="stack gap-8 mt-8 text-slate">
      {title && <h4>{title}</h4>}
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
        <BlockOf key={at} block={block} />
      ))}
    </div>
  ))
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'figure') return null
  if (block.kind !== 'list') {
    return (
      <p>
        <InlineOf content={block.content} />
      </p>
    )
  }
  const Tag = block.ordered ? 'ol' : 'ul'
  return (
    <Tag className={css.items}>
      {block.items.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
        <li key={index}>
          <InlineOf content={content} />
        </li>
      ))}
    </Tag>
  )
}

function InlineOf({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    const key = `${index} ${part.text}`
    if (part.kind === 'bold') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'italic') return <em key={key}>{part.text}</em>
    if (part.kind === 'link') return <u key={key}>{part.text}</u>
    return <span key={key}>{part.text}</span>
  })
}
