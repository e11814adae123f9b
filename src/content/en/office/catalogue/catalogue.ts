// Courses, prices, words and pictures, as staff edit them.
import type { EditedKind } from '#contract/catalogue/edited-kinds.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { kindLabels } from './entry-labels.ts'

/** The classroom has screens of its own. */
type Kind = Exclude<EntryKindName, 'lesson' | 'outline' | 'question'>

const oneOf: Record<Kind, string> = {
  course: 'course',
  program: 'program',
  price: 'price',
  terms: 'terms',
  faq: 'question',
  faculty: 'faculty member',
  testimonial: 'testimonial',
  article: 'article',
  resource: 'checklist',
  glossary: 'term',
  promotion: 'promotion',
  'home-page': 'page',
  'about-page': 'page',
  'fridge-page': 'page',
  'regional-page': 'page',
  'contact-page': 'page',
}

/** 'testimonial' and 'Testimonials' */
export function kindNames(kind: EntryKindName): { one: string; many: string } {
  const one: string | undefined = oneOf[kind as Kind]
  return { one: one ?? kind, many: kindLabels[kind as EditedKind] ?? kind }
}

/** A draft at its real address. */
export const draftPreview = {
  page: 'Preview the page',
  phone: 'Phone',
  phoneNote: ': the page in a window as wide as a phone',
  title: 'Draft: ',
  fails: (reason: string) => `The page cannot be shown with this draft: ${reason}`,
}

export const coursesCopy = {
  add: 'Add a course…',
  columns: { course: 'Course', hours: 'CE hours', price: 'Price', dates: 'Dates ahead', state: 'State' },
  sold: 'Sold',
  noPrice: 'Needs a price',
  notPublished: 'Not published',
  addTitle: 'Add a course',
  addLead: 'The id names the course in addresses, rows and emails. It stays for good.',
  idWrong: 'Small letters and digits, such as module5.',
  idTaken: 'There is a course with this id.',
  addSubmit: 'Write its words',
  addLeave: 'Add none',
  parts: { words: 'Words and prices', topics: 'Topics', pictures: 'Pictures', history: 'History' },
  partsLabel: 'Parts of the course',
  toDates: 'Dates',
  toPrice: 'Rule and history',
  prices: 'Prices',
  pricesNote: 'a price holds from its day until the next; what was bought keeps its own',
  soldNow: 'sold',
  notSold: 'not sold',
  unpriced: 'It is not sold before it has a price.',
}

export const pricesCopy = {
  columns: {
    item: 'Item',
    charged: 'Charged',
    listed: 'Listed',
    rule: 'Rule',
    savings: 'Savings',
    next: 'Next',
  },
  from: 'Holds from',
  by: 'By',
  sold: 'Sold',
  add: 'Add a price',
  draft: 'draft',
  drafted: (column: string) => `${column}, drafted`,
  changes: 'What the price changes',
  savingsBecome: (program: string, price: string, before: number, after: number) =>
    `${program} stays ${price}. By the prices, its savings go from ${before} % to ${after} %.`,
  always: 'from the beginning',
  today: 'today',
  charged: 'Charged, or early price',
  one: 'Price',
  listed: 'Listed price',
  dollars: 'Dollars and cents, such as 2850.00',
  wrong: 'Write dollars and cents like 14.25.',
  rule: 'What registration charges',
  fixed: 'Always the charged price',
  early: 'The early price until some time before the first day, then the listed price',
  hasEarly: 'The pages show an early price',
  count: 'Ends how long before the first day',
  unit: 'Unit',
  units: { days: 'days', weeks: 'weeks', months: 'months' },
  ruleShort: {
    fixed: 'always the charged price',
    early: (count: number, unit: string) => `early until ${count} ${unit} before, then listed`,
  },
  savingsTitle: 'Savings and courses',
  stated: 'As stated',
  calculated: 'As the prices give it',
  percent: 'Percent',
  listedAt: (price: string) => `listed ${price}`,
  savingsDiffers: (stated: number, calculated: number) =>
    `The pages say ${stated} %. The prices give ${calculated} %.`,
  savingsRole: 'Owner and desk publish the savings and the courses.',
  none: '–',
  note: 'What was bought keeps the price of its own day. Half-paid orders keep theirs too.',
}

export const addKey = 'Add one'

export const mediaCopy = {
  add: 'Add a picture…',
  choose: 'Choose a picture',
  upload: 'Upload another…',
  noPicture: 'None',
  addTitle: 'Add a picture',
  lead: 'JPEG, PNG, WebP or AVIF, at least 1200 pixels wide, at most 10 MB and 40 megapixels.',
  file: 'File',
  altEn: 'In words, for those who do not see it, English',
  altEs: 'In words, for those who do not see it, Spanish',
  missing: 'Choose a file and describe it in both languages.',
  happens: [
    { title: 'The picture is encoded again, at the widths of the site' },
    { title: 'Names of places and cameras in the file are removed' },
    { title: 'Fields with a picture can name it' },
  ],
  submit: 'Add the picture',
  leave: 'Add none',
  done: 'The picture was added.',
  none: 'No picture was added yet.',
}
