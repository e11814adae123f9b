// The template pages' own texts: a fictional school, in English only.

export const site = {
  name: 'Meridian',
  claim: 'Placeholder school for a template. Everything on these pages is sample content.',
  address: '27 Sample Street, Springfield',
  email: 'hello@meridian.example',
  phone: '(555) 010-0199',
}

export type Place = { label: string; href: string }

export const menu: readonly Place[] = [
  { label: 'Home', href: '/template/home-two' },
  { label: 'Home Three', href: '/template/home-three' },
  { label: 'About', href: '/template/about' },
  { label: 'Courses', href: '/template/courses' },
  { label: 'Events', href: '/template/event' },
  { label: 'Instructors', href: '/template/instructor' },
  { label: 'Blog', href: '/template/blog-standard' },
  { label: 'Contact', href: '/template/contacts' },
]

export const footerLinks: readonly Place[] = [
  { label: 'Home', href: '/template/home-two' },
  { label: 'About Us', href: '/template/about' },
  { label: 'Pricing', href: '/template/home-two#pricing' },
  { label: 'Courses', href: '/template/courses' },
  { label: 'Contact Us', href: '/template/contacts' },
  { label: 'Blog', href: '/template/blog-standard' },
]

export const legalLinks: readonly Place[] = [
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
]

/** Groups of pages that do not fit into the menu. */
export const morePages: readonly Place[] = [
  { label: 'About Two', href: '/template/about-two' },
  { label: 'Courses with Sidebar', href: '/template/courses-sidebar' },
  { label: 'Single Course', href: '/template/single-course' },
  { label: 'Single Event', href: '/template/event-single' },
  { label: 'Instructors Two', href: '/template/instructor-two' },
  { label: 'Instructor Details', href: '/template/instructor-details' },
  { label: 'Single Post', href: '/template/single-blog' },
]
