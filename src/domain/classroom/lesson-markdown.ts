// The Markdown subset of lessons, read into blocks. No HTML is ever made from it: a screen renders the blocks.
import { sitePath } from '../site/site-path.ts'

export type Inline =
  | { kind: 'text' | 'bold' | 'italic'; text: string }
  /** To a path of the site. */
  | { kind: 'link'; text: string; path: string }

export type Block =
  | { kind: 'paragraph' | 'note'; content: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'figure'; id: string; alt: string }

/** The text before the first `##` is a section without a title. */
export type LessonSection = { title: string | null; blocks: readonly Block[] }

export function readLesson(body: string): LessonSection[] {
  const sections: { title: string | null; blocks: Block[] }[] = [{ title: null, blocks: [] }]
  for (const part of body.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const [first = '', ...rest] = part.trim().split('\n')
    const title = /^##\s+(\S.*)$/.exec(first)?.[1]
    if (title) sections.push({ title: title.trim(), blocks: [] })
    const lines = title ? rest : [first, ...rest]
    if (lines.some((line) => line.trim() !== '')) sections.at(-1)?.blocks.push(...readBlocks(lines))
  }
  return sections
}

/** Lines of one kind that follow each other are one block. */
export function readBlocks(lines: readonly string[]): Block[] {
  const groups: { kind: string; lines: string[] }[] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    // A line without a mark continues the list item or note above it.
    if (last && kind === 'paragraph' && last.kind !== 'figure') {
      last.lines.push(`${last.lines.pop()} ${line.trim()}`)
    } else if (last?.kind === kind && kind !== 'figure') last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups.map(blockOf)
}

const figure = /^!\[([^\]]*)\]\(figure:([\w-]+)\)$/

function kindOf(line: string): 'bullets' | 'steps' | 'note' | 'figure' | 'paragraph' {
  if (/^\s*-\s/.test(line)) return 'bullets'
  if (/^\s*\d+\.\s/.test(line)) return 'steps'
  if (/^>\s?/.test(line)) return 'note'
  return figure.test(line.trim()) ? 'figure' : 'paragraph'
}

function blockOf({ kind, lines }: { kind: string; lines: readonly string[] }): Block {
  const plain = lines.map((line) => line.trim().replace(/^(?:-|\d+\.|>)\s*/, ''))
  if (kind === 'bullets' || kind === 'steps') {
    return { kind: 'list', ordered: kind === 'steps', items: plain.map(readInline) }
  }
  if (kind === 'note') return { kind: 'note', content: readInline(plain.join(' ')) }
  const [, alt = '', id = ''] = figure.exec(lines[0]?.trim() ?? '') ?? []
  if (kind === 'figure') return { kind: 'figure', id, alt }
  return { kind: 'paragraph', content: readInline(lines.map((line) => line.trim()).join(' ')) }
}

// A label ends at the next bracket and a path at the next parenthesis: otherwise each open one reads to the end of the text.
const marks = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^[\]]+)\]\((\/[^()\s]*)\)/g

/** Anything else stays as it was typed. Links lead to paths of the site only. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  const addText = (to: number) => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) })
  }
  for (const match of text.matchAll(marks)) {
    const [all, bold, italic, label, path] = match
    if (path !== undefined && !sitePath.test(path)) continue
    addText(match.index)
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) parts.push({ kind: 'italic', text: italic })
    else parts.push({ kind: 'link', text: label ?? '', path: path ?? '' })
    from = match.index + all.length
  }
  addText(text.length)
  return parts
}

/** The words without their marks, where a text cannot have any. */
export function withoutMarks(text: string): string {
  return readInline(text)
    .map((part) => part.text)
    .join('')
}
