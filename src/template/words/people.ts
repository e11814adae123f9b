import type { PortraitName } from '../parts/photo.tsx'

/** Fictional names with monograms; no real person is shown. */
export type Instructor = { img: PortraitName; name: string; title: string }

export const instructors: readonly Instructor[] = [
  { img: 'AR', name: 'Amara Reyes, PhD', title: 'Design research' },
  { img: 'JK', name: 'Jonas Keller, MBA', title: 'Business studies' },
  { img: 'MS', name: 'Mina Sato, MFA', title: 'Photography' },
  { img: 'EV', name: 'Elena Vidal, MSc', title: 'Data science' },
  { img: 'DC', name: 'Daniel Cole, MA', title: 'Writing' },
]

export const socialNetworks = ['facebook', 'twitter', 'linkedin'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

type Testimonial = { text: string; author: string }

export const testimonials: readonly Testimonial[] = [
  {
    text: 'I watched the lessons on the tram. Four months later I led the workshop that I used to be afraid of.',
    author: 'Sample graduate, Design',
  },
  {
    text: 'Short lessons, hard exercises, and somebody who reads what you hand in. That was all I wanted.',
    author: 'Sample graduate, Marketing',
  },
  {
    text: 'The live classes turned a list of videos into a school.',
    author: 'Sample graduate, Business Studies',
  },
]

type Question = { question: string; answer: string }

export const questions: readonly Question[] = [
  {
    question: 'How do I start a course?',
    answer:
      'Choose a course, read its curriculum and press the button beside it. This is a sample page, so nothing is booked.',
  },
  {
    question: 'Can I learn at my own pace?',
    answer: 'Yes. Lessons stay open for a year, and live classes are recorded for those who cannot be there.',
  },
  {
    question: 'Do I get a certificate?',
    answer: 'Every course ends with a project. Hand it in, and the certificate follows by e-mail.',
  },
  {
    question: 'What if a course is not for me?',
    answer: 'Write within fourteen days. We take it back without asking why.',
  },
]
