import { clipTitles } from '../media/clip-titles.ts'
import { cues } from '../media/cues.ts'
import { learnWords } from './learn-words.ts'

export const copy = {
  meta: {
    title: 'Classroom: lesson',
    description: 'A lesson with its film, text, checklist and your notes.',
  },
  ...learnWords,
  header: {
    label: 'Place in the course',
    unit: (number: number) => `Unit ${number}`,
    place: (lesson: number, of: number, unit: number) => `${lesson} of ${of} in unit ${unit}`,
    all: 'All lessons',
  },
  number: (number: string, minutes: number) => `Lesson ${number}, ${minutes} minutes`,
  film: {
    play: 'Play',
    pause: 'Pause',
    position: 'Position in the video',
    time: (current: string, length: string) => `${current} of ${length}`,
    steps: 'Steps',
    failed: 'The video couldn’t be loaded. Please try again.',
    offline: 'The film needs a connection. The text below is on this device.',
    playClip: (title: string) => `Play: ${title}`,
    captions: { en: 'English', es: 'Español' },
    captionsLabel: 'Captions',
    captionsOff: 'Off',
    speed: 'Speed',
    half: 'half speed',
    full: 'normal speed',
    loop: 'Loop this step',
  },
  clipTitles,
  cues,
  figure: (number: number) => `Figure ${number}.`,
  checklist: 'Before you go on',
  downloads: {
    title: 'Downloads',
    size: (name: string, kilobytes: number) => `${name}, ${kilobytes} kB`,
  },
  notes: {
    title: 'My notes',
    write: 'Write here…',
    label: 'New note',
    at: (time: string) => `Note at ${time} of the film`,
    about: 'Note about the text',
    toFilm: (time: string) => `Go to ${time} in the film`,
    hint: 'Only you see them. They stay with your account after the course.',
    filmHint: 'A note gets the film’s time while it is open.',
  },
  question: {
    title: 'A question about this lesson?',
    text: 'The academy answers from its own pages, or passes it to the faculty.',
    ask: 'Ask the academy',
  },
  bar: {
    label: 'Lessons',
    previous: 'Previous',
    next: 'Next',
    nextIn: (minutes: number) => `Next, ${minutes} min`,
    mark: 'Mark as done',
    marked: 'Done. Undo',
    done: 'Marked as done.',
    undone: 'No longer marked as done.',
    unread: {
      film: 'The certificate counts this lesson once every section was opened and the film watched.',
      text: 'The certificate counts this lesson once every section was opened.',
    },
    toTest: 'To the course and its test',
  },
}
export type Copy = typeof copy
