import type { Catalogue, Course, Early, Price, Said } from '#domain/catalogue/catalogue.ts'
import { type Cents, dollars } from '#domain/money/money.ts'
import { creditPolicy } from '#domain/money/tuition-credit.ts'
import { planPolicy } from '#domain/pricing/plan.ts'

// The courses and prices that a new site opens with. From then on staff edit them, and the database has them.

const usual = { selfStudyHours: 0, dailyHours: null, place: null, prerequisite: null } as const
const module = { ...usual, ceHours: 24, ceKind: 'online', days: 3 } as const
// Six days. The academy has not confirmed the hours of Clinical 2 yet.
const clinical = { ...usual, ceHours: 48, ceKind: 'hands-on', days: 6 } as const

const twoWeeks: Early = { count: 2, unit: 'weeks' }
const oneMonth: Early = { count: 1, unit: 'months' }

const price = (listed: Cents, charged: Cents, early: Early | null): Price => ({
  listed,
  charged,
  early,
  rule: 'fixed',
})
const said = (en: string, es: string): Said => ({ en, es })

const courses: readonly Course[] = [
  {
    id: 'module1',
    slug: 'module-1',
    label: said('Module 1', 'Módulo 1'),
    title: said('Basic Dental Implantology', 'Implantología dental básica'),
    ...module,
    selfStudyHours: 10,
    ...price(dollars(3_350), dollars(2_850), twoWeeks),
    retired: false,
  },
  {
    id: 'module2',
    slug: 'module-2',
    label: said('Module 2', 'Módulo 2'),
    title: said('Advanced and Immediate Implantology', 'Implantología avanzada e inmediata'),
    ...module,
    ...price(dollars(3_350), dollars(2_850), oneMonth),
    retired: false,
  },
  {
    id: 'module3',
    slug: 'module-3',
    label: said('Module 3', 'Módulo 3'),
    title: said('Complicated Cases and Implant Failures', 'Casos complicados y fracasos de implantes'),
    ...module,
    ...price(dollars(3_350), dollars(2_950), oneMonth),
    retired: false,
  },
  {
    id: 'module4',
    slug: 'module-4',
    label: said('Module 4', 'Módulo 4'),
    title: said('Full Arch Surgical and Restorative', 'Arcada completa: cirugía y restauración'),
    ...module,
    ...price(dollars(3_350), dollars(2_950), oneMonth),
    retired: false,
  },
  {
    id: 'clinical1',
    slug: 'clinical-1',
    label: said('Clinical 1', 'Clínico 1'),
    title: said('Basic and Intermediate Surgery', 'Cirugía básica e intermedia'),
    ...clinical,
    ...price(dollars(7_500), dollars(6_500), oneMonth),
    retired: false,
  },
  {
    id: 'clinical2',
    slug: 'clinical-2',
    label: said('Clinical 2', 'Clínico 2'),
    title: said('Advanced Surgical Techniques', 'Técnicas quirúrgicas avanzadas'),
    ...clinical,
    prerequisite: said(
      'Clinical 2 requires the Fellowship level.',
      'El Clínico 2 requiere el nivel Fellowship.',
    ),
    ...price(dollars(18_500), dollars(18_500), null),
    retired: false,
  },
]

const fellowship = ['module1', 'module2', 'clinical1']
const beyondFellowship = ['module3', 'module4', 'clinical2']

export const releaseCatalogue: Catalogue = {
  courses,
  programs: {
    fellowship: {
      id: 'fellowship',
      courses: fellowship,
      own: fellowship,
      charged: dollars(12_000),
      savings: 20,
    },
    mastership: {
      id: 'mastership',
      courses: [...fellowship, ...beyondFellowship],
      own: beyondFellowship,
      charged: dollars(35_000),
      savings: 30,
    },
  },
  plan: planPolicy,
  credit: creditPolicy,
}
