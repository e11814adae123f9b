import type { ClipTopic } from '../clips.ts'
import { checklists } from './checklists.ts'
import { clipTitles } from './clip-titles.ts'
import { glossary } from './glossary.ts'

const topics: Record<ClipTopic, string> = {
  planning: 'Planning',
  surgery: 'Surgery',
  grafting: 'Grafting',
  restoration: 'Restoration',
  maintenance: 'Healing and maintenance',
}

export const copy = {
  meta: {
    title: 'Resources',
    description:
      'For the practice: a glossary of dental implantology in English and Spanish, checklists to print for patient selection, the surgical tray and after surgery, and training videos by topic.',
  },
  title: 'Resources',
  lead: 'For the practice: lists to print, words in two languages, and every video by its topic.',
  sample: 'All of it is sample teaching content, pending faculty approval; it is not a clinical protocol.',
  contents: {
    label: 'On this page',
    checklists: 'Checklists',
    glossary: 'Glossary',
    clips: 'Videos by topic',
  },
  checklists: {
    title: 'Checklists',
    print: 'Print',
    printNamed: (title: string) => `Print: ${title}`,
    lists: checklists,
  },
  glossary: {
    title: 'Glossary',
    lead: (count: number) => `${count} terms, each with its name in Spanish.`,
    search: 'Find a term',
    found: (count: number) => (count === 1 ? '1 term' : `${count} terms`),
    none: 'No term found',
    otherLanguage: 'Spanish',
    meanings: glossary,
  },
  clips: { title: 'Videos by topic', topics, titles: clipTitles },
}
export type Copy = typeof copy
