import { learnWords } from './learn-words.ts'

export const copy = {
  ...learnWords,
  names: {
    module: (course: string) => `${course} test`,
    fellowship: 'Fellowship test',
  },
  intro: {
    rules: (questions: number, minutes: number, pass: number) =>
      `${questions} questions in ${minutes} minutes. ${pass}% passes.`,
    extra: (minutes: number) => `Your time includes ${minutes} extra minutes.`,
    stay: 'You may stop and come back: the academy’s clock runs on, your answers stay.',
    retakes: (left: number) =>
      left === 1 ? 'You have one retake after this.' : `You have ${left} retakes after this.`,
    begin: 'Begin the test',
    resume: 'Continue the test',
    back: 'Back to the course',
    result: 'See the last result',
    needed: 'to pass',
    reached: 'your score',
  },
  closed: {
    lessons: (left: number) =>
      left === 1 ? 'The test opens after one more lesson.' : `The test opens after ${left} more lessons.`,
    wait: (day: string) => `The test opens for you on ${day}.`,
    'hours-needed': (hours: number) => `The test opens after ${hours} more CE hours.`,
    passed: (score: number) => `You passed with ${score}%. There is nothing left to do here.`,
  },
  header: {
    saved: (time: string) => `All answers saved, ${time}`,
    allSaved: 'All answers saved',
    unsaved: 'Not saved yet',
    device: 'Saved on this device',
    timeLeft: 'Time left',
    leave: 'Leave, come back',
  },
  /** Read by screen readers at 30, 10, 5 and 1 minutes. */
  minutesLeft: (minutes: number) => (minutes === 1 ? 'One minute left.' : `${minutes} minutes left.`),
  of: (of: number) => `of ${of}`,
  heading: (number: number, of: number) => `Question ${number} of ${of}`,
  options: 'Answers',
  enlarge: 'Enlarge',
  flag: 'Flag',
  flagged: 'Flagged',
  previous: 'Previous',
  next: 'Next',
  overview: {
    title: 'Overview',
    answered: (count: number) => `${count} answered`,
    flagged: (count: number) => `${count} flagged`,
    open: (count: number) => `${count} open`,
    question: (number: number, answered: boolean, flagged: boolean) =>
      `Question ${number}, ${answered ? 'answered' : 'open'}${flagged ? ', flagged' : ''}`,
    hint: 'You can change every answer until you hand in or the time ends. If the connection breaks, the test keeps your answers on this device and sends them when it is back; the clock of the academy counts.',
  },
  handIn: {
    button: 'Hand in',
    title: 'Hand in the test?',
    all: 'Every question is answered.',
    open: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Question ${numbers[0]} is open. It counts as wrong.`
        : `Questions ${listed(numbers)} are open. They count as wrong.`,
    last: 'After that no answer can be changed.',
    confirm: 'Hand in now',
    back: 'Back to the test',
    failed: 'The test is not handed in yet. Your answers are kept. Please try again.',
  },
  otherWindow: {
    text: 'This test is open in another window. Here you can only read it.',
    here: 'Continue here',
  },
  over: 'The time is up. Your saved answers count; the result is loading.',
  result: {
    passed: (name: string) => `Passed, ${name}`,
    notYet: (name: string) => `Not yet, ${name}`,
    right: (right: number, of: number) => `${right} of ${of} answers were right.`,
    more: (more: number) => (more === 1 ? 'One more would have passed.' : `${more} more would have passed.`),
    waits: (day: string) => `Nothing is lost: the test waits for you from ${day}.`,
    now: 'Nothing is lost: you can take it again.',
    hours: (hours: number) => `The next attempt needs ${hours} more CE hours.`,
    byDeadline: 'The time ended, and the answers saved until then count.',
    done: 'You do not have to take the test again.',
    needed: 'needed',
    topics: 'By topic',
    of: (of: number) => `of ${of}`,
    solid: 'Solid',
    again: 'Read again',
    readTitle: 'Read these again',
    read: (course: string, number: string, minutes: number) => `${course}, lesson ${number}, ${minutes} min`,
    open: 'Open',
    nextFrom: 'Next attempt from',
    attempt: (day: string, score: number) => `${day}, ${score}%`,
    attemptNext: (day: string) => `from ${day}`,
    attemptOpen: 'now',
    attemptLater: 'later',
    retakes: (left: number) =>
      left === 1
        ? 'One retake is left. After it, 50 more CE hours come first.'
        : `${left} retakes are left, one a month. After the last, 50 more CE hours come first.`,
    start: 'Start reading',
    take: 'Take the test again',
    course: 'Back to the course',
    review: 'Every question',
    yours: 'Your answer',
    rightAnswer: 'Right answer',
    none: 'No answer',
    reviewRight: 'Right',
    reviewWrong: 'Not right',
    noneYet: 'No test was handed in yet.',
  },
}
export type Copy = typeof copy

/** '9, 18 and 19' */
function listed(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}
