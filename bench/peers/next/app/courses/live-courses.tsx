'use client'
import { copy } from '#content/en/courses/courses.ts'
import type { PageData } from '#contract/page-data.ts'
import { Page as CoursesPage } from '#web/pages/courses/courses-page.tsx'

/** The copy contains functions, which a server component cannot pass as props. */
export function LiveCourses({ data }: { data: PageData }) {
  return <CoursesPage copy={copy} language="en" data={data} params={{}} />
}
