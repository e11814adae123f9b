// What registrants did in the classroom: evaluations, progress, what certificates still need.
import { counted } from '../counted.ts'

export const evaluationCopy = {
  none: 'No evaluation yet',
  note: 'An evaluation has course and month only. Nobody sees whose it is.',
  items: {
    ability: 'I can do what the course promised',
    preparation: 'The online part prepared me',
    practice: 'There was enough practice',
    answers: 'My questions were answered',
    independence: 'It was free of commercial interest',
  } as Record<string, string>,
  average: 'Average of 5',
  given: (count: number) => counted(count, 'evaluation'),
  monday: 'On Monday',
  change: 'Should change',
}

export const learnerCopy = {
  title: 'Classroom',
  extraTime: 'Extra time in tests, in percent',
  extraTimeHint: '50 means 90 minutes instead of 60. An open test gets it at once.',
  save: 'Save the extra time',
  saved: 'The extra time is saved.',
  none: 'Nothing begun yet.',
  lessons: (done: number, of: number) => `${done} of ${of} lessons`,
  test: 'test',
  score: (score: number | null, passed: boolean) =>
    score === null ? 'open' : `${score}%, ${passed ? 'passed' : 'not passed'}`,
  fellowship: 'Fellowship test',
  needs: 'The certificate still needs',
  nothing: 'nothing more',
  need: {
    lessons: (done: number, of: number) => `${of - done} of ${of} lessons`,
    live: (done: number, of: number) => `${of - done} of ${of} live sessions`,
    test: (score: number | null, mark: number) =>
      score === null ? `the test (${mark}%)` : `the test (best ${score}%, pass mark ${mark}%)`,
    weekend: {
      'no-date': 'a date for the weekend',
      ahead: 'the weekend',
      unmarked: 'every half-day of the weekend marked',
      attended: 'the weekend',
      absent: 'the weekend (marked absent)',
    },
    evaluation: 'the evaluation',
  },
  roster: 'Online part',
  rosterNote: 'what each certificate still needs',
  noAccount: 'no account yet',
}
