import { sharedPhoto } from '#content/media/named-photos.ts'
import { findArticle } from '#content/pages/articles.ts'
import type { PageName } from '#contract/routes.ts'

const pictures: Partial<Record<PageName, string>> = {
  courses: '/og/full_arch.jpg',
  course: '/og/torque_wrench.jpg',
  schedule: '/og/operatory.jpg',
  about: '/og/operatory.jpg',
  catalog: '/og/bone_section.jpg',
  fridge: '/og/granules.jpg',
  faculty: '/og/handson.jpg',
  'faculty-member': '/og/handson.jpg',
  contact: '/og/terrace.jpg',
  'middle-east-africa': '/og/palms.jpg',
}

/** The 1200 by 630 preview of a shared link. */
export function sharePicture(page: PageName, params: Record<string, string>): string {
  const article = page === 'article' ? findArticle(params.slug) : undefined
  return article ? sharedPhoto(article.thumbnail) : (pictures[page] ?? '/brand/og-card.jpg')
}
