import type { PhotoName } from '../parts/photo.tsx'

type FeaturedArticle = { title: string; img: PhotoName }

export type Article = FeaturedArticle & { date: string; author: string; excerpt: string }

export const articles: readonly Article[] = [
  {
    title: 'Ten minutes a day beat one long Sunday',
    img: 'library',
    date: 'April 2',
    author: 'Daniel Cole',
    excerpt: 'What we saw in the study diaries of a hundred learners, and how little it took to keep going.',
  },
  {
    title: 'A workshop needs fewer slides than you think',
    img: 'lecture',
    date: 'March 18',
    author: 'Amara Reyes',
    excerpt: 'Put the exercise first and the explanation after it. Then see which slides are still needed.',
  },
  {
    title: 'The tools on our bench, and why they stay',
    img: 'kit',
    date: 'February 26',
    author: 'Jonas Keller',
    excerpt: 'A tour of what we use every week, with the things that we bought and never touched again.',
  },
]

export const articleBody: readonly string[] = [
  'We asked a hundred learners to keep a diary for six weeks. Half of them studied once a week, on a day that they chose. The others studied for ten minutes every day and were told to stop when the ten minutes were over.',
  'After three weeks the first group had lost a third of its members. The second had lost four. The diaries say why: nobody skips ten minutes because the week was hard, and nobody dreads them on a Saturday evening.',
  'The second group also finished more. Ten minutes leave a question open, and an open question works on its own until the next morning.',
]

export const articleQuote = 'Stop while you still want to go on. That is the whole method.'

export const comments = [
  {
    author: 'Sample reader',
    date: 'April 3',
    text: 'I set an alarm for both ends of the ten minutes. It works.',
  },
  {
    author: 'Another sample reader',
    date: 'April 5',
    text: 'Does it also hold for languages? I would think so.',
  },
]
