import type { PageName } from '#contract/routes.ts'
import { articleData } from './article.ts'
import { courseData, coursePageData } from './courses.ts'
import { faqData } from './faqs.ts'
import { organization } from './organization.ts'
import type { PageFacts, Thing } from './thing.ts'
import { videoData } from './videos.ts'

// Structured data (JSON-LD, schema.org). Only the server's renderer imports it.

const describe: Partial<Record<PageName, (facts: PageFacts) => readonly Thing[]>> = {
  courses: courseData,
  course: coursePageData,
  faqs: faqData,
  catalog: videoData,
  article: articleData,
}

/** The graph of a page: the academy and what the page shows. */
export function structuredData(page: PageName, facts: PageFacts): object {
  const things = describe[page]?.(facts) ?? []
  return { '@context': 'https://schema.org', '@graph': [organization(facts.origin), ...things] }
}
