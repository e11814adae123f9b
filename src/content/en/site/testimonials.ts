import type { Testimonial } from '../../pages/testimonials.ts'

/** Sample quotes, signed by role and year. They are not from real people. */
export const testimonials: readonly Testimonial[] = [
  {
    key: 'immediate-implant',
    text: 'I placed my first immediate implant the month after Clinical 1, and I knew at every step why I was doing it.',
    author: 'Fellowship graduate, 2021',
  },
  {
    key: 'six-around-the-table',
    text: 'There were six of us around the table, and there was time for every question.',
    author: 'Fellowship graduate, 2019',
  },
  {
    key: 'saying-no',
    text: 'Module 3 taught me to say no to a case, and how to repair one.',
    author: 'Mastership graduate, 2022',
  },
  {
    key: 'oral-defense',
    text: 'The oral defense was the hardest hour of my career, and the best.',
    author: 'Mastership graduate, 2023',
  },
  {
    key: 'still-answer',
    text: 'I still write to the faculty, and they still answer.',
    author: 'Fellowship graduate, 2017',
  },
]
