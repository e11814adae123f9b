import { clips } from '../clips.ts'
import { articleHeads } from './article-heads.ts'
import { clipTitles } from './clip-titles.ts'
import { cues } from './cues.ts'

export const copy = {
  meta: {
    title: 'Implantimes',
    description:
      'Sixteen short training videos on dental implants, every step named, and articles: placement, grafting, full arch, restoration, maintenance.',
  },
  title: 'Implantimes',
  lead: 'Sixteen training videos, each a few seconds long, with every step named in English and Spanish.',
  player: {
    play: 'Play',
    pause: 'Pause',
    playing: 'Playing',
    position: 'Position in the video',
    time: (current: string, length: string) => `${current} of ${length}`,
    steps: 'Steps',
    failed: 'The video could not be loaded. Please try again.',
    playClip: (title: string) => `Play: ${title}`,
    captions: { en: 'English', es: 'Español' },
  },
  videosTitle: 'All videos',
  articlesTitle: 'Articles',
  articlesLead: 'A few minutes each, for the evening before surgery.',
  readingTime: (minutes: number) => `${minutes} min`,
  sample:
    'Videos and articles are sample teaching content, pending faculty approval; they are not clinical protocols.',
  videoDescription: (title: string) =>
    `${title}: one of ${clips.length} training videos on dental implants, step by step.`,
  clipTitles,
  cues,
  articles: articleHeads,
}
export type Copy = typeof copy
