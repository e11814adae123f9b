// What the words of the public pages consist of.
import { languages } from '#domain/people/language.ts'
import type { Fields } from './field-types.ts'

/** In lists, from the smallest. */
const position = { label: 'position', type: 'number', least: 0, most: 100_000 } as const
/** Hidden entries are kept, and not shown. */
const hidden = { label: 'hidden', type: 'switch' } as const

const faqGroups = ['courses', 'awards', 'payment'] as const

/** A question of /faqs. Its key is its anchor. Figures come from the catalogue: {price:fellowship}. */
export const faqFields = {
  group: { label: 'group', type: 'choice', choices: faqGroups },
  position,
  question: { label: 'question', type: 'line', said: true, most: 200 },
  answer: { label: 'answer', type: 'markdown', said: true, most: 4000, allows: ['links'] },
  /** The refund scale is shown below. */
  refundScale: { label: 'refundScale', type: 'switch' },
  hidden,
} as const satisfies Fields

/** A member of the faculty. Its key is the last part of its address: /faculty/amara-redfern. */
export const facultyFields = {
  position,
  name: { label: 'name', type: 'line', most: 80 },
  credentials: { label: 'credentials', type: 'line', most: 60 },
  field: { label: 'field', type: 'line', said: true, optional: true, most: 80 },
  lead: { label: 'lead', type: 'text', said: true, most: 300 },
  quote: { label: 'quote', type: 'text', said: true, most: 300 },
  biography: { label: 'biography', type: 'markdown', said: true, most: 4000, allows: ['links'] },
  /** '2024: Depth control in the healed site' */
  publications: { label: 'publications', type: 'list', said: true, mostItems: 20, most: 200 },
  languages: { label: 'languages', type: 'choices', choices: languages },
  courses: { label: 'courses', type: 'courses', mostItems: 30 },
  films: { label: 'films', type: 'films', mostItems: 12 },
  picture: { label: 'picture', type: 'picture', optional: true, most: 80 },
  alt: { label: 'alt', type: 'line', said: true, most: 200 },
  hidden,
} as const satisfies Fields

export const testimonialFields = {
  position,
  text: { label: 'quote', type: 'text', said: true, most: 400 },
  author: { label: 'author', type: 'line', said: true, most: 80 },
  hidden,
} as const satisfies Fields

/** An article of /catalog. Its key is the last part of its address. */
export const articleFields = {
  position,
  title: { label: 'title', type: 'line', said: true, most: 120 },
  excerpt: { label: 'excerpt', type: 'text', said: true, most: 300 },
  body: {
    label: 'body',
    type: 'markdown',
    said: true,
    most: 15_000,
    allows: ['headings', 'links', 'lists'],
  },
  remember: { label: 'remember', type: 'list', said: true, mostItems: 8, most: 160 },
  minutes: { label: 'minutes', type: 'number', least: 1, most: 60 },
  photo: { label: 'picture', type: 'picture', most: 80 },
  film: { label: 'film', type: 'film' },
  hidden,
} as const satisfies Fields

/** A checklist of /resources. Its key is its anchor. Headings start its groups. */
export const resourceFields = {
  position,
  title: { label: 'title', type: 'line', said: true, most: 120 },
  text: { label: 'lead', type: 'text', said: true, most: 300 },
  items: { label: 'items', type: 'markdown', said: true, most: 6000, allows: ['headings', 'lists'] },
  hidden,
} as const satisfies Fields

export const glossaryFields = {
  term: { label: 'term', type: 'line', said: true, most: 80 },
  meaning: { label: 'meaning', type: 'text', said: true, most: 600 },
  hidden,
} as const satisfies Fields

/** The card at the edge of the pages. The first that is not hidden is shown. */
export const promotionFields = {
  position,
  title: { label: 'title', type: 'line', said: true, most: 80 },
  sentence: { label: 'sentence', type: 'text', said: true, most: 200 },
  link: { label: 'link', type: 'line', said: true, most: 40 },
  path: { label: 'path', type: 'path', most: 200 },
  hidden,
} as const satisfies Fields
