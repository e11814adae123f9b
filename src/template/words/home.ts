import type { Point } from '../parts/points.tsx'

export const homeTwo = {
  title: 'Learn something that stays with you',
  lead: 'Short lessons, hard exercises and teachers who read what you hand in. Start on any day, from any place.',
  live: { title: 'Live tonight at 7', text: 'Open studio with Amara Reyes. The first class is free.' },
  about: 'A small school with a long table',
  aboutText:
    'We teach in groups that fit around one table, online and in the room. What you learn here, you have done with your own hands before the week is over.',
  video: 'Twelve seconds at the bench',
  videoText: 'This is how a class looks from the second row. No trailer, no music, only the work.',
}

export const whyChoose: readonly Point[] = [
  {
    icon: 'students',
    title: 'Groups of twelve',
    text: 'Everyone is seen, and nobody hides in the last row.',
  },
  { icon: 'clock', title: 'Your own hours', text: 'Recorded the same evening, open for a year.' },
  {
    icon: 'certificate',
    title: 'Work that is judged',
    text: 'A project at the end, and a certificate that says so.',
  },
  { icon: 'phone', title: 'A person answers', text: 'Write or call: no forms, no queue of robots.' },
]

export const homeThree = {
  title: 'Classical Education For The Future',
  lead: 'Reading, making, arguing: the old ways of learning, with the tools of today.',
  about: 'An old idea, taught anew',
}

export const threeWays: readonly Point[] = [
  {
    icon: 'clock',
    title: 'Learn anything anytime',
    text: 'The library never closes, and no lesson waits for a term to begin.',
  },
  {
    icon: 'play',
    title: 'Video classes',
    text: 'Filmed at the bench, in close-up, with the mistakes left in.',
  },
  {
    icon: 'students',
    title: 'Online classes from expert teachers',
    text: 'Twice a week, live, with people who do it for a living.',
  },
]
