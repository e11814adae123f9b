/** Sentences about live facts. Every figure in them comes from the page that the answer cites. */
export const askAnswers = {
  unknown: 'The academy’s pages do not say.',
  patient: 'We do not advise on patients here.',
  /** 'Module 1, Module 2 and Clinical 1' */
  list: (items: readonly string[]) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  sample: 'sample date',
  price: {
    early: (course: string, early: string, rule: string, listed: string) =>
      `The early price of ${course} is ${early} (${rule.toLowerCase()}), and the listed price is ${listed}.`,
    listed: (course: string, listed: string) => `The listed price of ${course} is ${listed}.`,
    program: (program: string, price: string, savings: number) =>
      `The ${program} costs ${price} as a program (save ${savings}%).`,
    residency: (tuition: string) => `Tuition of the Special Clinical Residency is ${tuition}.`,
    /** One course in a list: 'Module 1 $2,850 (listed $3,350)' */
    item: (course: string, early: string, listed: string) => `${course} ${early} (listed ${listed})`,
    items: (items: string) => `Early prices: ${items}.`,
    all: (modules: string, clinicals: string, programs: string) =>
      `Modules start at ${modules}, clinicals at ${clinicals}, and programs at ${programs}.`,
  },
  date: {
    set: (course: string, dates: string, place: string) => `${course} takes place on ${dates} in ${place}.`,
    none: (course: string) => `${course}: next dates to be announced.`,
    next: (course: string, date: string, place: string) =>
      `The next date is ${course} on ${date} in ${place}.`,
  },
  seats: {
    left: (course: string, date: string, left: number, spots: number) =>
      `${course}, ${date}: ${left} ${left === 1 ? 'seat' : 'seats'} left of ${spots}.`,
    full: (course: string, date: string) => `${course}, ${date} is full. You can join the waiting list.`,
    inPayment: (course: string, date: string) => `${course}, ${date}: the last seats are being paid for.`,
  },
  level: (course: string, rule: string) => `${course}: ${rule}.`,
  ce: (course: string, hours: string) => `${course} earns ${hours}.`,
  includes: (program: string, courses: string) => `The ${program} includes ${courses}.`,
  row: (award: string, name: string, value: string) => `${award}, ${name.toLowerCase()}: ${value}.`,
  refund: {
    for: (date: string, steps: string) => `For ${date}: ${steps}.`,
    step: {
      full: (day: string) => `everything until ${day}`,
      half: (day: string) => `half until ${day}`,
    },
    after: 'nothing after that',
    nothing: 'no refund anymore',
    until: (day: string) => `until ${day}`,
    from: (day: string) => `from ${day}`,
    none: 'None',
  },
  /** Questions that the panel suggests about a course or program. */
  ask: {
    price: (item: string) => `How much does ${item} cost?`,
    date: (item: string) => `When is the next ${item}?`,
    seats: (item: string) => `How many seats are left in ${item}?`,
    ce: (item: string) => `How many CE hours does ${item} give?`,
    refund: (item: string) => `What do I get back if I cancel ${item}?`,
    covers: (item: string) => `What does ${item} cover?`,
    includes: (item: string) => `What does the ${item} include?`,
    requirement: (item: string) => `What does the ${item} require?`,
    programPrice: (item: string) => `How much does the ${item} cost?`,
  },
  awards: { fellowship: 'Fellowship', mastership: 'Mastership' },
}
export type AskAnswers = typeof askAnswers
