import { copy as ofCourse } from './learn-course.ts'
import { copy as ofTest } from './learn-test.ts'
import { learnWords } from './learn-words.ts'

export const copy = {
  meta: {
    title: 'Classroom',
    description: 'Your courses with progress, the next lesson and the next live session.',
  },
  ...learnWords,
  ofCourse,
  ofTest,
  greetings: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
  leads: {
    weekend: (weeks: number, lessons: number, city: string) =>
      `${weeks === 1 ? 'One week' : `${weeks} weeks`} to your weekend in ${city}. At ${lessons === 1 ? 'one lesson' : `${lessons} lessons`} a week you arrive with everything done.`,
    ready: (city: string) => `Every lesson before your weekend in ${city} is done.`,
    open: 'Your lessons, notes and the faculty’s answers stay open to you.',
  },
  stopped: (lesson: string, time: string) => `${lesson}. You stopped at ${time}`,
  continue: 'Continue the lesson',
  begin: 'Begin the lesson',
  allOf: (course: string) => `All of ${course}`,
  liveTitle: 'Next live session',
  coursesTitle: 'My courses',
  empty: 'No courses yet',
  toCourses: 'See the courses',
  row: {
    open: 'Open',
    chooseDate: 'Choose a date',
    certificate: 'Certificate',
    weekend: (days: string) => `Weekend ${days}`,
    days: (days: string, city: string) => `In ${city} ${days}`,
    noDate: 'No date yet',
    preparation: 'Date and preparation',
    noLessons: 'The lessons are being prepared',
    completed: (day: string) => `Completed ${day}`,
  },
  fellowship: {
    title: 'Fellowship test',
    text: (questions: number, minutes: number, pass: number) =>
      `${questions} questions in ${minutes} minutes. ${pass}% passes.`,
    open: 'Open the test',
  },
  next: {
    title: 'What to do next',
    by: (day: string) => `by ${day}`,
    from: (day: string) => `from ${day}`,
    now: 'now',
    open: 'Open',
    lesson: (left: number) => (left === 1 ? 'The last open lesson' : `${left} lessons are open`),
    certificate: (course: string) => `See what the certificate of ${course} needs`,
    certificateNote: 'All lessons are marked as done.',
    date: (course: string) => `Choose a date for ${course}`,
    dateNote: 'Your seat waits for it.',
    test: 'Take the Fellowship test',
    live: (title: string) => `Come to: ${title}`,
    nothing: 'Nothing is open. Your courses stay here.',
  },
  notes: {
    title: 'Notes',
    lead: 'Everything you wrote, the newest first. Only you see it.',
    none: 'No notes yet',
    inLesson: 'Open the lesson',
  },
}
export type Copy = typeof copy
