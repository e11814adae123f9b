import type { Metadata } from 'next'
import { copy } from '#content/en/site/home.ts'
import { Page as HomePage } from '#web/pages/home/home-page.tsx'
import { academyData } from './academy-data.ts'

export const metadata: Metadata = copy.meta

export default async function Page() {
  return <HomePage copy={copy} language="en" data={await academyData()} params={{}} />
}
