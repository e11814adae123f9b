import { fellowshipPath, mastershipPath, residency } from '#domain/awards/awards.ts'
import { abbreviation, type CourseId, type Early, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { academy, place } from '../../academy.ts'
import { programOf } from '../../catalogue.ts'
import { topicsOf } from '../../courses/course-texts.ts'
import { facultyMembers } from '../../pages/faculty-members.ts'
import { testimonialsIn } from '../../pages/testimonials.ts'
import { photoAltOf } from '../media/photo-alt.ts'
import { uprightAlt } from '../media/upright-alt.ts'
import { refunds } from '../registration/refunds.ts'
import { testimonials } from '../site/testimonials.ts'
import { courseTopics } from './course-topics.ts'

type Fact = { name: string; value: string }

const tuition = `${formatWholeDollars(residency.tuition.from)}–${formatWholeDollars(residency.tuition.to)}`

export const copy = {
  photoAltOf,
  uprightAlt,
  meta: {
    title: 'Courses & Awards',
    description:
      'Online modules and hands-on clinicals, one by one or as a program, the Fellowship, the Mastership and the Clinical Residency: dates, seats, CE hours and prices.',
  },
  title: 'Courses &\u00a0Awards',
  lead: 'Courses can be taken individually or as a structured Fellowship or Mastership program.',
  carousel: {
    kind: 'carousel',
    label: 'Photos of the academy',
    previous: 'Previous photos',
    next: 'Next photos',
    pause: 'Pause the slideshow',
    play: 'Play the slideshow',
    goTo: (first: number, last: number) => `Photos ${first} and ${last}`,
    announce: (first: number, last: number, total: number) => `Photos ${first} and ${last} of ${total}`,
  },
  pathways: {
    title: 'Educational Pathways',
    requirements: 'Requirements',
    fellowship: {
      title: 'Fellowship',
      terms: (price: string, savings: number) => `${price} as a program (save ${savings}%)`,
    },
    mastership: {
      title: 'Mastership',
      terms: (price: string, savings: number) => `${price} as a program (save ${savings}%)`,
      note: 'Fellowship level required',
    },
    residency: {
      title: 'Special Clinical Residency',
      terms: `Tuition ${tuition}`,
      item: 'Special Clinical Residency',
      detail: `${residency.clinicalCe} clinical CE over ${residency.fullDays} full days`,
    },
    schedule: 'See the year ahead',
    nothingSelected: 'Click on any of the courses or programs above to view more information.',
  },
  panel: {
    toTop: 'Scroll to top',
    datesToBeAnnounced: 'next dates to be announced',
    past: 'Past date',
    sample: 'Sample date',
    location: 'Location',
    seats: 'Seats',
    seatsLeft: (left: number, spots: number) => `${left} left of ${spots}`,
    seatsPerDate: (spots: number) => `${spots} on every date`,
    full: 'Full',
    inPayment: 'Last seats being paid for',
    waitingList: 'Join the waiting list',
    ceHours: 'CE hours',
    ceHoursOf: (hours: number) => `${hours} CE Hours`,
    ceHoursWithStudy: (hours: number, study: number) =>
      `${hours + study} CE hours (${hours} online, ${study} self-study)`,
    earlyPrice: 'Early price',
    earlyRule: ({ count, unit }: Early) =>
      `More than ${count} ${count === 1 ? unit.slice(0, -1) : unit} before`,
    requires: 'Requires',
    dailyHours: 'Daily hours',
    listedPrice: 'Listed price',
    furtherDates: 'More dates',
    pastDates: 'Past dates',
    covers: 'What it covers',
    register: 'Register',
    about: (name: string) => `All about ${name}`,
    programs: { fellowship: 'Fellowship Program', mastership: 'Mastership Program' },
    topics: (id: CourseId) => topicsOf(id, 'en', courseTopics),
  },
  fellowship: {
    title: 'Fellowship requirements',
    asProgram: 'as a program',
    asProgramText: (courses: string, savings: number) => `${courses}. Save ${savings}%.`,
    about: 'All about the Fellowship',
    independent: 'On the independent path',
    facts: [
      { name: 'Time', value: `Within ${fellowshipPath.withinMonths} months` },
      {
        name: 'Continuing education',
        value: `${fellowshipPath.handsOnCe} hands-on and ${fellowshipPath.totalCe} total CE`,
      },
      { name: 'Cases', value: `${fellowshipPath.documentedCases} documented cases` },
      { name: 'Test', value: `Score at least ${fellowshipPath.testScore}%` },
      {
        name: 'Retakes',
        value: `Monthly, up to ${fellowshipPath.retakes} times, then ${fellowshipPath.ceAfterRetakes} CE hours`,
      },
      { name: 'Fellowship fee', value: formatWholeDollars(fellowshipPath.fee) },
    ] as readonly Fact[],
  },
  mastership: {
    title: 'Mastership requirements',
    asProgram: 'as a program',
    asProgramText: (courses: string, savings: number) =>
      `All Fellowship courses plus ${courses}. Save ${savings}%.`,
    about: 'All about the Mastership',
    independent: 'On the independent path',
    facts: [
      { name: 'Level', value: 'Fellowship level required' },
      { name: 'Cases', value: `${mastershipPath.cases} cases` },
      { name: 'Continuing education', value: `${mastershipPath.totalCe} CE hours` },
      {
        name: 'Oral defense',
        value: `Up to ${mastershipPath.oralDefenseMinutesPerCase} minutes per case`,
      },
      { name: 'Mastership independent fee', value: formatWholeDollars(mastershipPath.fee) },
    ] as readonly Fact[],
  },
  residency: {
    title: 'Special Clinical Residency',
    summary:
      'Eleven full days chairside, planned around the cases you want to master. You agree on the dates and cases with the faculty before you enroll; tuition depends on both.',
    clinicalCe: 'clinical CE',
    facts: [
      { name: 'Length', value: `${residency.fullDays} full days` },
      { name: 'CE hours', value: `${residency.clinicalCe} clinical CE` },
      { name: 'Location', value: place },
      { name: 'Tuition', value: tuition },
    ] as readonly Fact[],
    about: 'All about the Residency',
    ask: 'Ask about the Residency',
  },
  comparison: {
    title: 'Why choose us',
    ours: abbreviation,
    others: 'Other academies',
    yes: 'Yes',
    no: 'No',
    points: [
      'US-made technology',
      'Experienced faculty',
      'Affordable tuition with flexible payment and product credits',
      'AI tools with 24/7 Q/A',
      'Lifetime support',
    ] as readonly string[],
    /** What supports each point, in their order, from the academy's own data. */
    proofs: (): readonly { figure: string; text: string }[] => [
      {
        figure: academy.address.country,
        text: 'Made here, and on every bench of our hands-on courses.',
      },
      {
        figure: String(facultyMembers().length),
        text: `faculty members, and never more than ${spotsPerDate} seats a date.`,
      },
      {
        figure: `${programOf('mastership').savings}%`,
        text: `saved in the Mastership, ${programOf('fellowship').savings}% in the Fellowship.`,
      },
      { figure: '24/7', text: 'Ask on any page: each answer names its source.' },
      { figure: `${academy.founded}`, text: `Teaching since then. Graduates call ${academy.phone}.` },
    ],
  },
  testimonialsTitle: 'What graduates say',
  testimonials: () => testimonialsIn('en', testimonials),
  quoted: (text: string) => `“${text}”`,
  refunds,
}
export type Copy = typeof copy
