import { academy } from '../../academy.ts'

export const copy = {
  meta: {
    title: `${academy.name}: Fellowship and Mastership`,
    description: `Postgraduate implant education for dentists: online modules and hands-on clinical sessions in ${academy.address.city}, course by course or as a Fellowship or Mastership.`,
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
}

export type Copy = typeof copy
