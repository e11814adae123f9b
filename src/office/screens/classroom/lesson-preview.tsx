import { lessonCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import type { Lesson } from '#contract/catalogue/lessons.ts'
import { type Block, type Inline, readLesson } from '#domain/classroom/lesson-markdown.ts'
import type { Language } from '#domain/people/language.ts'
import css from './lesson.module.css'

/** The text as the classroom reads it: the same parser, the office's own type. */
export function LessonPreview({ lesson, language }: { lesson: Lesson; language: Language }) {
  const said = <T,>({ en, es }: { en: T; es: T | null }) => (language === 'es' ? (es ?? en) : en)
  const sections = readLesson(said(lesson.body))
  const checklist = said(lesson.checklist).filter((line) => line.trim() !== '')
  return (
    <article className={`gold-below bg-white ${css.preview}`} lang={language}>
      <h3 className={css.title}>{said(lesson.title)}</h3>
      {said(lesson.body).trim() === '' && <p className="text-note text-slate">{copy.nothing}</p>}
      {sections.map(({ title, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order.
        <section key={index}>
          {title && <h4 className={css.section}>{title}</h4>}
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order.
            <BlockView key={at} block={block} />
          ))}
        </section>
      ))}
      {checklist.length > 0 && (
        <section>
          <h4 className={css.section}>{copy.previewChecklist}</h4>
          <ul className={css.list}>
            {checklist.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order.
              <li key={index}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return (
        <p className={block.kind === 'note' ? css.note : css.paragraph}>
          <Inlines content={block.content} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={css.list} data-ordered={block.ordered || undefined}>
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
      return (
        <p className={css.note}>
          {copy.figure(block.id)}: {block.alt}
        </p>
      )
  }
}

function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    if (part.kind === 'bold') return <strong key={index}>{part.text}</strong>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    if (part.kind === 'italic') return <em key={index}>{part.text}</em>
    return part.kind === 'link' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <a key={index} href={part.path}>
        {part.text}
      </a>
    ) : (
      part.text
    )
  })
}
