import { clips } from '../../media/clips.ts'
import { type Article, headOf } from '../../pages/articles.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { cues } from '../media/cues.ts'
import { articleHeads } from './article-heads.ts'

export const copy = {
  meta: {
    title: 'Implantimes',
    description:
      'Sixteen short training videos on dental implants with captions for every step, and articles on placement, grafting, full arch, restoration and maintenance.',
  },
  title: 'Implantimes',
  lead: 'Sixteen training videos of a few seconds each, with captions for every step in English and Spanish.',
  player: {
    play: 'Play',
    pause: 'Pause',
    playing: 'Playing',
    position: 'Position in the video',
    time: (current: string, length: string) => `${current} of ${length}`,
    steps: 'Steps',
    failed: 'The video couldn’t be loaded. Please try again.',
    playClip: (title: string) => `Play: ${title}`,
    half: 'Half speed',
    next: (title: string) => `Next: ${title}`,
    fullScreen: 'Full screen',
    toSteps: 'Step by step',
    captions: { en: 'English', es: 'Español' },
  },
  videosTitle: 'All videos',
  articlesTitle: 'Articles',
  articlesLead: 'A few minutes each, good reading the evening before surgery.',
  readingTime: (minutes: number) => `${minutes} min`,
  sample:
    'Videos and articles are sample teaching content, pending faculty approval. They are not clinical protocols.',
  videoDescription: (title: string) =>
    `${title}: one of ${clips.length} training videos on dental implants, step by step.`,
  clipTitles,
  cues,
  headOf: (article: Article) => headOf(article, 'en', articleHeads),
}
export type Copy = typeof copy
