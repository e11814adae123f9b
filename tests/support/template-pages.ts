/** The seventeen leftover pages, as the design lists them. */
export const templatePages = [
  'home-two',
  'home-three',
  'about',
  'about-two',
  'instructor',
  'instructor-two',
  'instructor-details',
  'event',
  'event-single',
  'error',
  'courses',
  'courses-sidebar',
  'single-course',
  'blog-standard',
  'single-blog',
  'contacts',
  'thanks',
] as const
export type TemplatePage = (typeof templatePages)[number]

/** Names of the template's own styles and a sentence of its words: if its code were anywhere, one of them would be. */
export const templateSigns = ['Meridian', 'Bricolage', 'Data Science', 'Start Free Trial', '/template/']
