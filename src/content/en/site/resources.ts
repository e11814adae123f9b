import type { ClipTopic } from '../../media/clips.ts'
import { checklistsIn } from '../../pages/checklists.ts'
import { glossaryIn } from '../../pages/glossary.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { checklists } from './checklists.ts'
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
      'For your practice: a glossary of dental implantology in English and Spanish, printable checklists for surgery and aftercare, and training videos by topic.',
  },
  title: 'Resources',
  lead: 'For your practice: printable checklists, a glossary in English and Spanish, and training videos by topic.',
  sample: 'This page is sample teaching content, pending faculty approval. It is not a clinical protocol.',
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
    lists: () => checklistsIn('en', checklists),
  },
  glossary: {
    title: 'Glossary',
    lead: (count: number) => `${count} terms, each with its Spanish name.`,
    search: 'Find a term',
    found: (count: number) => (count === 1 ? '1 term' : `${count} terms`),
    none: 'No terms found',
    otherLanguage: 'Spanish',
    letters: 'Glossary by letter',
    terms: () => glossaryIn('en', glossary),
  },
  clips: { title: 'Videos by topic', topics, titles: clipTitles },
}
export type Copy = typeof copy
