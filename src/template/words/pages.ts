// Texts of the inner pages.
import type { Point } from '../parts/points.tsx'

export const about = {
  title: 'About Us',
  lead: 'A school around one long table, since the first class of nine.',
  story: 'We began with nine students and one borrowed room',
  storyText: [
    'The room belonged to a furniture maker, who let us use his longest table on two evenings a week. It had eleven seats: nine students, a teacher, and one chair for whoever came late.',
    'The table is still the measure of our groups. We have more of them now, in four cities and online, but no class is larger than what fits around one.',
  ],
}

export const beliefs: readonly Point[] = [
  { icon: 'book', title: 'Read first', text: 'Every course starts with a text short enough to read twice.' },
  {
    icon: 'award',
    title: 'Make something',
    text: 'Every week ends with a thing that was not there on Monday.',
  },
  { icon: 'students', title: 'Show it', text: 'Every student presents, and every student asks.' },
]

export const aboutTwo = {
  title: 'About Us Two',
  lead: 'The same school, told by its figures.',
  promise: 'What we promise, and what we do not',
  promiseText:
    'We promise small groups, honest marks and teachers who practise what they teach. We do not promise a career in six weeks: nobody can.',
}

export const instructorDetails = {
  biography: [
    'Amara taught herself to draw in the waiting room of her mother’s practice. Twenty years later she leads design research for a hospital, and teaches it here on Tuesdays.',
    'Her classes begin with an hour of looking. Nobody may speak, nobody may draw. What follows is better for it, her students say, though nobody enjoys it at first.',
  ],
  facts: ['Twelve years of teaching', 'Six courses', 'Two books, one of them finished'],
}

export const eventSingle = {
  text: [
    'Four days on the terrace, from ten until the light goes. Mornings are for drawing and models, afternoons for the critique, and the evenings are free.',
    'Bring a hat, a notebook and something that you could not solve at your desk.',
  ],
  programme: [
    'Morning: drawing from the model',
    'Noon: lunch at the long table',
    'Afternoon: critique in groups of twelve',
  ],
}

export const singleCourse = {
  lead: 'Planning, placing and restoring a single implant, from the first scan to the last check.',
  overview: [
    'The course follows one case from start to end. You plan it, you place it on a model, and you defend what you did in front of the faculty.',
    'Lessons are online and take an evening each. The practical part takes three days at the bench.',
  ],
}

export const contacts = {
  title: 'Contact',
  lead: 'Write to us. This page is a sample: nothing that you type leaves your browser.',
}

export const thanks = {
  title: 'Thank you for your e-mail.',
  text: 'We Will contact you very soon.',
}
