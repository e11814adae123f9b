import { clips } from '../clips.ts'
import { articleHeads } from './article-heads.ts'
import { clipTitles } from './clip-titles.ts'
import { cues } from './cues.ts'

export const copy = {
  meta: {
    title: 'Implantimes',
    description:
      'Sixteen short training videos on dental implants, every step named, and articles by the faculty: placement, grafting, full arch, restoration, maintenance.',
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
  articlesLead: 'A few minutes each, for the evening before.',
  readingTime: (minutes: number) => `${minutes} min`,
  sample: 'Videos and articles are samples of general teaching, not a protocol, for the faculty’s approval.',
  videoDescription: (title: string) =>
    `${title}: a training video of ${clips.length} on dental implants, step by step.`,
  clipTitles,
  cues,
  articles: articleHeads,
}
export type Copy = typeof copy
