import { type ReactNode, useEffect, useRef } from 'react'
import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import { type PhotoName, photos } from '#content/media/photos.ts'
import type { Block, Inline, LessonSection } from '#domain/classroom/lesson-markdown.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './lesson-body.module.css'

type LessonBodyProps = {
  copy: Copy
  sections: readonly LessonSection[]
  /** A section came into view. */
  onOpen: (section: number) => void
}

/** The text of a lesson. Its first words, before any title, open it in large italics. */
export function LessonBody({ copy, sections, onOpen }: LessonBodyProps) {
  const figures = figureNumbers(sections)
  return (
    <div className={styles.body}>
      {sections.map(({ title, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order.
        <Section key={index} title={title} onOpen={() => onOpen(index)}>
          {blocks.map((block, at) => (
            <BlockView
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order.
              key={at}
              block={block}
              isLead={title === null && at === 0}
              caption={copy.figure(figures.get(block) ?? 0)}
            />
          ))}
        </Section>
      ))}
    </div>
  )
}

type SectionProps = { title: string | null; onOpen: () => void; children: ReactNode }

function Section({ title, onOpen, children }: SectionProps) {
  const section = useRef<HTMLElement>(null)
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      latest.current()
    })
    if (section.current) observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={section} className={styles.section}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  )
}

function BlockView({ block, isLead, caption }: { block: Block; isLead: boolean; caption: string }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={isLead ? styles.lead : undefined}>
          <Inlines content={block.content} />
        </p>
      )
    case 'note':
      return (
        <p className={styles.note}>
          <Inlines content={block.content} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={styles.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items keep their order.
            <li key={index}>
              <Inlines content={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'figure':
      return <Figure id={block.id} text={block.alt} caption={caption} />
  }
}

function Figure({ id, text, caption }: { id: string; text: string; caption: string }) {
  // A photo that left the site leaves its words.
  const photo = id in photos ? photos[id as PhotoName] : undefined
  return (
    <figure className={styles.figure}>
      {photo && <Picture of={photo} alt="" sizes="(width < 64rem) 100vw, 57vw" />}
      <figcaption className={`text-small second ${styles.caption}`}>
        <strong>{caption}</strong> {text}
      </figcaption>
    </figure>
  )
}

function Inlines({ content }: { content: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
  return content.map((part, index) => <InlineView key={index} part={part} />)
}

function InlineView({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'bold':
      return <strong>{part.text}</strong>
    case 'italic':
      return <em>{part.text}</em>
    case 'link':
      return (
        <PageLink to={part.path} className="inline-link">
          {part.text}
        </PageLink>
      )
    case 'text':
      return part.text
  }
}

function figureNumbers(sections: readonly LessonSection[]): Map<Block, number> {
  const figures = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'figure'))
  return new Map(figures.map((figure, index) => [figure, index + 1]))
}
