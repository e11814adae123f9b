import type { PhotoName } from '../parts/photo.tsx'

export type EventCard = {
  title: string
  /** ISO, for sorting; visitors read `dateTime`. */
  start: string
  dateTime: string
  location: string
  img: PhotoName
}

type Topic = { title: string; img: PhotoName }
type Stop = { day: string; date: string; location: string }

const topics: readonly Topic[] = [
  { title: 'Open studio: design critique', img: 'guide_backlit' },
  { title: 'How to teach online', img: 'monitor' },
  { title: 'An evening with the library', img: 'library' },
  { title: 'Photography at dusk', img: 'palms' },
  { title: 'First steps in data', img: 'cbct' },
  { title: 'The workbench, explained', img: 'kit_flat' },
  { title: 'Business plans, read aloud', img: 'lecture' },
  { title: 'Making models by hand', img: 'handson' },
  { title: 'Colour for beginners', img: 'granules' },
  { title: 'Tools and how to keep them', img: 'torque_wrench' },
  { title: 'Summer school on the terrace', img: 'terrace' },
  { title: 'Careers after the course', img: 'certificate' },
  { title: 'Machines up close', img: 'thread_macro' },
]

const stops: readonly Stop[] = [
  { day: '2031-03-04', date: 'March 4, 2031', location: 'Springfield' },
  { day: '2031-05-13', date: 'May 13, 2031', location: 'Riverton' },
  { day: '2031-09-16', date: 'September 16, 2031', location: 'Lakeview' },
  { day: '2031-11-11', date: 'November 11, 2031', location: 'Online' },
]

/** Every topic in each of the four cities: 52 events. */
export const events: readonly EventCard[] = stops.flatMap(({ day, date, location }) =>
  topics.map(({ title, img }, at) => {
    const hour = 8 + at
    return {
      title,
      img,
      location,
      start: `${day}T${String(hour).padStart(2, '0')}:00`,
      dateTime: `${date}, ${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
    }
  }),
)

export const upcomingEvents = events.slice(0, 3)

export const featuredEvent = {
  title: 'Summer school on the terrace',
  start: '2031-06-21T10:00:00-07:00',
  dateTime: 'June 21, 2031, 10:00 AM',
  location: 'Springfield',
}
