// Sample content: the faculty approves it before publication.

/** Parts of a course's page that only hands-on courses have, and the case that a module plans. */
export const courseParts = {
  figures: {
    days: (days: number) => `${days === 1 ? 'day' : 'days'} at the table`,
    hours: 'CE hours, all hands-on',
    seats: 'seats on every date, never more',
  },
  before: {
    title: 'Before you come',
    license: {
      name: 'License',
      value:
        'A valid dental license, of any state or country. Surgery on patients follows California’s rules for visiting dentists: ask us what yours allows.',
    },
    level: {
      name: 'Level',
      fellowship: 'Fellowship level required.',
      all: 'All experience levels. The modules prepare you.',
    },
    equipment: { name: 'With you', value: 'Loupes, if you use them. Everything else is on the table.' },
    sample: 'Sample text. The faculty confirms it.',
  },
  casePlan: {
    title: 'The case you will plan',
    site: 'Site',
    plan: 'First plan',
    canal: 'To the canal',
    note: 'A teaching case made for the course. No patient is shown.',
  },
}

type CaseOfCourse = { text: string; site: string; plan: string; canal: string }

/** By course: not every course has one. */
export const courseCases: Record<string, CaseOfCourse> = {
  module1: {
    text: 'Four healed gaps in one mouth. The plan for 36 is the example, 46 is yours: diameter, length and depth.',
    site: '46 (tooth\u00a030)',
    plan: 'Ø\u00a04.8\u00a0×\u00a011.5\u00a0mm',
    canal: '5.2\u00a0mm',
  },
  module2: {
    text: 'Lower first molar, a fractured root, one septum between two sockets. You decide: at once, or in four months?',
    site: '36 (tooth\u00a019)',
    plan: 'Ø\u00a04.3\u00a0×\u00a011.5\u00a0mm',
    canal: '5.9\u00a0mm',
  },
}

export type CourseParts = typeof courseParts
export type CourseCases = typeof courseCases
