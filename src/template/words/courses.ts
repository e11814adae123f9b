import type { PhotoName } from '../parts/photo.tsx'

export type MarketingCourse = {
  id: number
  post: string
  title: string
  price: string
  img: PhotoName
  ratings: number
  time: string
  lesson: string
}

const lesson = '24CE + 24 Protocol Hours'

export const marketingCourses: readonly MarketingCourse[] = [
  {
    id: 1,
    post: 'Module 1',
    title: 'Basic Dental Implantology I',
    price: '$7,500',
    img: 'bone_section',
    ratings: 4.5,
    time: '40h',
    lesson,
  },
  {
    id: 2,
    post: 'Module 2',
    title: 'Basic Dental Implantology II',
    price: '$7,500',
    img: 'kit_flat',
    ratings: 4.5,
    time: '40h',
    lesson,
  },
  {
    id: 3,
    post: 'Module 3',
    title: 'Advanced Dental Implantology I',
    price: '$7,500',
    img: 'guided',
    ratings: 4.5,
    time: '50h',
    lesson,
  },
  {
    id: 4,
    post: 'Module 4',
    title: 'Advanced Dental Implantology II',
    price: '$7,500',
    img: 'full_arch',
    ratings: 4.5,
    time: '50h',
    lesson,
  },
]

export const everyCategory = 'see all'
export const categories = [everyCategory, 'marketing', 'design', 'finance'] as const
export type Category = (typeof categories)[number]

/** A course lists its categories by `id`. No course is in finance yet. */
export type CourseTeaser = { img: PhotoName; title: string; price: string; post: string; id: string }

export const courseTeasers: readonly CourseTeaser[] = [
  {
    img: 'lecture',
    title: 'Speak so that a full room listens',
    price: '$72.00',
    post: 'Marketing',
    id: 'marketing',
  },
  {
    img: 'library',
    title: 'Writing that people finish reading',
    price: '$48.00',
    post: 'Marketing',
    id: 'marketing',
  },
  { img: 'terrace', title: 'Composition for photographers', price: '$95.00', post: 'Design', id: 'design' },
  {
    img: 'monitor',
    title: 'Interfaces from sketch to screen',
    price: '$120.00',
    post: 'Design',
    id: 'design',
  },
  {
    img: 'guide_backlit',
    title: 'From idea to prototype in a week',
    price: '$64.00',
    post: 'Marketing & Design',
    id: 'marketing design',
  },
  {
    img: 'operatory',
    title: 'Rooms that sell themselves',
    price: '$59.00',
    post: 'Marketing & Design',
    id: 'marketing design',
  },
]

export const tileTitle = 'Data Science'
export const tileCount = 6

type Skill = { name: string; percent: number }

export const skills: readonly Skill[] = [
  { name: 'Business Studies', percent: 86 },
  { name: 'Marketing', percent: 67 },
  { name: 'Design & Development', percent: 95 },
]

type Chapter = { title: string; lessons: readonly string[] }

export const curriculum: readonly Chapter[] = [
  {
    title: 'Before the first incision',
    lessons: ['Reading the scan', 'Choosing the patient', 'Planning backwards'],
  },
  { title: 'The protocol, step by step', lessons: ['The tray', 'The sequence', 'Torque and what it tells'] },
  { title: 'Practice on models', lessons: ['Single site', 'Two neighbours', 'Review with the faculty'] },
  { title: 'After the surgery', lessons: ['Healing', 'The first month', 'When to worry'] },
]
