export type Statistic = {
  icon: 'students' | 'programs' | 'certificate' | 'award'
  num: string
  sector: string
}

export const statistics: readonly Statistic[] = [
  { icon: 'students', num: '82k', sector: 'Enrolled Students' },
  { icon: 'programs', num: '460', sector: 'Academic Programs' },
  { icon: 'certificate', num: '20', sector: 'Certified Students' },
  { icon: 'award', num: '200', sector: 'Award Winning' },
]

type Plan = { name: string; price: string; features: readonly string[] }

export const plans: readonly Plan[] = [
  { name: 'Starter', price: 'Free', features: ['3 courses', 'Community forum', 'Weekly newsletter'] },
  {
    name: 'Professional',
    price: '$89.69',
    features: ['All 460 programs', 'Live classes', 'Certificates', 'Downloads for the train'],
  },
  {
    name: 'Business',
    price: '$129.69',
    features: ['Everything in Professional', 'Teams up to 20', 'Progress reports', 'A person to call'],
  },
]

export const periods = ['Monthly', 'Yearly'] as const
export type Period = (typeof periods)[number]

export const partners = ['Northwind', 'Aster & Co', 'Halcyon', 'Quarry', 'Bluebird'] as const
