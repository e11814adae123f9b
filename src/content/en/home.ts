import { academy } from '../academy.ts'

export const copy = {
  meta: {
    title: `${academy.name}: Fellowship and Mastership`,
    description:
      'Postgraduate implant education for dentists: online modules and hands-on clinical sessions in Beverly Hills, course by course or as a Fellowship or Mastership.',
  },
  hero: {
    origin: `Founded ${academy.founded}`,
    city: academy.address.city,
    /** Hidden on narrow screens. */
    state: ', California',
    /** 'The most prestigious Mastership in the industry', with the middle word in italics. */
    title: { before: 'The most prestigious', emphasis: 'Mastership', after: 'in the industry' },
    lead: 'Postgraduate implant education for dentists: online faculty-guided modules and hands-on clinical sessions.',
    /** On narrow screens only; others show Register in the header. */
    action: 'See Courses and Dates',
  },
  dates: {
    title: 'Next dates',
    past: 'Past',
    sample: 'Sample dates, not yet confirmed',
    toBeAnnounced: 'Next dates to be announced',
  },
  flexible: {
    title: 'Flexible Learning Options',
    text: 'Hybrid learning: online faculty-guided modules plus hands-on clinical sessions. Courses can be taken individually or as a structured Fellowship or Mastership program.',
    courses: 'Explore Our Courses',
    register: 'Register Now',
  },
  offers: {
    modules: {
      title: 'Modules, online',
      text: 'Faculty-guided, with an in-person weekend in Beverly\u00a0Hills,\u00a0CA. 24 CE hours each.',
    },
    clinicals: { title: 'Clinicals, hands-on', text: 'Six days each, in Beverly\u00a0Hills,\u00a0CA.' },
    programs: { title: 'Programs', text: 'The Fellowship and the Mastership, each at one price.' },
    from: (price: string) => `from ${price}`,
  },
  tracks: {
    title: 'Two programs',
    fellowship: { title: 'Fellowship', link: 'Fellowship Program' },
    mastership: { title: 'Mastership', link: 'Mastership Program' },
    note: 'All Fellowship courses are part of the Mastership.',
    hours: (hours: number) => `${hours} CE`,
  },
}

export type Copy = typeof copy
