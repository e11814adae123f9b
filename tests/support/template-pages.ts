/** The seventeen template pages, as the design lists them. */
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

/** Names of the template's styles and texts. A page that contains template code contains one of them. */
export const templateSigns = ['Meridian', 'Bricolage', 'Data Science', 'Start Free Trial', '/template/']
