import type { Metadata } from 'next'
import { copy } from '#content/en/courses/courses.ts'
import { academyData } from '../academy-data.ts'
import { LiveCourses } from './live-courses.tsx'

export const metadata: Metadata = copy.meta

export default async function Page() {
  return <LiveCourses data={await academyData()} />
}
