import { learnWords } from './learn-words.ts'

/** A figure in large type and its unit. */
type Amount = readonly [figure: string, unit: string]

export const copy = {
  ...learnWords,
  crumb: 'My courses',
  crumbLabel: 'Place in the classroom',
  lead: {
    module: (title: string, units: number, city: string, hours: string) =>
      `${title}. ${units === 1 ? 'One unit' : `${units} units`} online, then a weekend in ${city}. ${hours}.`,
    moduleDated: (title: string, units: number, days: string, city: string, hours: string) =>
      `${title}. ${units === 1 ? 'One unit' : `${units} units`} online, then ${days} in ${city}. ${hours}.`,
    clinical: (title: string, city: string, hours: string) => `${title}. In ${city}. ${hours}.`,
    clinicalDated: (title: string, days: string, city: string, hours: string) =>
      `${title}. ${days} in ${city}. ${hours}.`,
  },
  timeLeft: (left: string, of: string) => `${left} left, of ${of}`,
  units: {
    title: 'Units',
    summary: (lessons: number, time: string) =>
      `${lessons === 1 ? '1 lesson' : `${lessons} lessons`}, ${time}`,
    completed: 'Completed',
    film: 'Film',
    text: 'text',
    checklist: 'checklist',
    onlyText: 'Text',
    done: 'Done',
    current: 'Continue here',
    waits: 'Waits for a payment',
    unread: 'Not read to the end',
  },
  continueWith: (number: string) => `Continue with ${number}`,
  beginWith: (number: string) => `Begin with ${number}`,
  certificate: {
    title: 'For your certificate',
    of: (of: number) => `of ${of}`,
    lessons: 'lessons read and marked as done',
    unread: 'lessons read and marked as done. Some are marked, but not read to the end',
    live: 'live sessions, there or recorded',
    orMore: 'or more',
    reached: 'reached',
    test: 'in the module’s test',
    weekend: {
      'no-date': (city: string) => `in ${city}. You have no date yet`,
      ahead: (city: string, days: string) => `in ${city}, ${days}`,
      unmarked: (city: string, days: string) => `in ${city}, ${days}. The academy confirms your attendance`,
      attended: (city: string, days: string) => `in ${city}, ${days}`,
      absent: (city: string, days: string) => `in ${city}. You missed ${days}: please call us`,
    },
    days: (count: number): Amount => [String(count), count === 1 ? 'day' : 'days'],
    chooseDate: 'Choose a date',
    evaluationAmount: ['5', 'min'] as Amount,
    evaluation: 'to evaluate the course',
    evaluate: 'Evaluate now',
    met: 'Done',
    end: (lines: string, hours: string) =>
      `When the ${lines} line is ticked the certificate is issued at once, with ${hours}.`,
    ordinals: ['first', 'second', 'third', 'fourth', 'fifth'] as readonly string[],
    clinicalEnd: 'Staff issue the certificate after the course.',
    issued: (day: string) => `Issued ${day}`,
    download: 'Download, PDF',
    downloadFailed: 'The document couldn’t be loaded. Please try again.',
    code: (code: string) => `Certificate ${code}`,
    check: 'Verification link',
  },
  readings: { title: 'Readings', preparation: 'Preparation', read: 'Read' },
  liveTitle: 'Live sessions',
  liveTime: (weekday: string, from: string, to: string, city: string, speaker: string) =>
    `${weekday} ${from} to ${to}, ${city}. ${speaker}`,
  liveOwnTime: (time: string) => `${time} where you are`,
  required: 'Counts for the certificate',
  test: {
    title: 'The module’s test',
    text: (questions: number, minutes: number, pass: number) =>
      `${questions} questions in ${minutes} minutes, at home, after the last unit. ${pass}% passes. You may stop and come back: the clock runs on, your answers stay.`,
    extra: (minutes: number) => `Your time includes ${minutes} extra minutes.`,
    none: 'The test opens when its questions are ready.',
    begin: 'Begin the test',
    resume: 'Continue the test',
    lessons: (left: number) =>
      left === 1 ? 'Opens after 1 more lesson' : `Opens after ${left} more lessons`,
    wait: (day: string) => `Opens ${day}`,
    hours: (hours: number) => `Opens after ${hours} more CE hours`,
    result: 'See the result',
    passed: (score: number) => `Passed with ${score}%`,
    done: 'You do not have to take it again.',
  },
  evaluation: {
    title: 'One thing left',
    titleEarly: 'How was it?',
    titleGiven: 'Thank you',
    lead: 'Everything else is done. Tell us how it was, and your certificate is issued.',
    leadEarly: 'Tell us how it was. Your certificate is issued when the other lines are done too.',
    leadClosed: 'The evaluation opens once every lesson is done and your weekend is over.',
    leadGiven: 'Your evaluation is with the faculty, without your name.',
    scale: { low: '1 not at all', high: '5 fully' },
    rate: (value: number) => `${value} of 5`,
    items: {
      ability: 'I can now decide and act in the cases the course is about',
      preparation: 'The lessons prepared me for the weekend',
      practice: 'There was enough time at the bench',
      answers: 'My questions were answered',
      independence: 'The course was free of commercial interest',
    },
    monday: 'What will you do differently on Monday?',
    change: 'What should we change?',
    optional: 'optional',
    privacy:
      'Your answers reach the faculty without your name. The academy keeps course and month only, for the body that accredits its hours.',
    send: 'Send and issue my certificate',
    sendEarly: 'Send',
    missing: 'Please rate every line and answer the first question.',
    failed: 'Your evaluation couldn’t be sent. What you wrote is still here. Please try again.',
    still: (count: number) =>
      count === 1 ? 'One other line is still open.' : `${count} other lines are still open.`,
    needs: {
      lessons: (of: number) => `${of} lessons`,
      live: (of: number) => (of === 1 ? '1 live session' : `${of} live sessions`),
      test: (score: number) => `Test, ${score}%`,
      testOpen: 'Test',
      weekend: (days: string, city: string) => `${days}, ${city}`,
      weekendOpen: (city: string) => `Weekend in ${city}`,
      evaluation: 'Evaluation, five minutes',
    },
  },
  issued: {
    title: 'Issued today',
    titleEarlier: 'Your certificate',
    text: (hours: string, course: string, code: string, day: string) =>
      `${hours} for ${course}. Certificate ${code}, ${day}.`,
    copyLink: 'Copy the verification link',
    copied: 'Copied.',
    support: 'Lessons, notes and the faculty’s answers stay open to you.',
    next: (course: string) => `Next on your path: ${course}`,
    head: 'Certificate of completion',
    awarded: 'awarded to',
    line: (hours: string, day: string) => `${hours}, completed ${day}`,
  },
}
export type Copy = typeof copy
