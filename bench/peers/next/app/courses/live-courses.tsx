'use client'
import { copy } from '#content/en/courses.ts'
import type { PageData } from '#contract/page-data.ts'
import { CoursesPage } from '#web/pages/courses/courses-page.tsx'

/** Its words hold functions, so they cannot come from the server as properties. */
export function LiveCourses({ data }: { data: PageData }) {
  return <CoursesPage copy={copy} language="en" data={data} params={{}} />
}
