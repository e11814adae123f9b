import type { Copy } from '#content/en/site/home.ts'
import type { PageProps } from '#contract/page-data.ts'
import { Dates } from './dates.tsx'
import { Hero } from './hero.tsx'
import { LowerHalfSlot } from './lower-half-slot.tsx'
import { nextDates } from './next-dates.ts'

export function Page({ copy, language, data }: PageProps<Copy>) {
  const dates = nextDates(data.courseDates)
  return (
    <>
      <Hero copy={copy.hero}>
        {dates.length > 0 && <Dates copy={copy.dates} language={language} dates={dates} />}
      </Hero>
      <div className="below">
        <LowerHalfSlot language={language} />
      </div>
    </>
  )
}
