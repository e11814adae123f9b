import type { ReactNode } from 'react'
import type { Copy } from '#content/en/courses/course.ts'
import { residency } from '#domain/awards/awards.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { Button } from '../../ui/button.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Closing } from './closing.tsx'
import { Costs } from './costs.tsx'
import { Hero } from './hero.tsx'
import { HeroFigure } from './hero-figure.tsx'
import { Outcomes } from './outcomes.tsx'
import { SectionBar } from './section-bar.tsx'

type ResidencyProps = { copy: Copy; questions: ReactNode; children: ReactNode }

const tuition = `${formatWholeDollars(residency.tuition.from)}–${formatWholeDollars(residency.tuition.to)}`

/** Dates and cases are agreed on with the faculty, so the page leads to the contact form. */
export function Residency({ copy, questions, children }: ResidencyProps) {
  const { clinicalCe, summary, facts, ask } = copy.residency
  const button = (
    <Button kind="main" to="/contact?about=residency">
      {ask}
    </Button>
  )
  return (
    <>
      <Hero id="residency" copy={copy} marks={[copy.handsOn, facts[0]?.value ?? '']}>
        <HeroFigure figure={String(residency.clinicalCe)} after={clinicalCe} />
        <p className="money second" data-figure>
          {tuition}
        </p>
        {button}
      </Hero>
      <SectionBar
        words={copy.sections}
        sections={['overview', 'films', 'faculty', 'price', 'questions']}
        price={tuition}
      />
      <Outcomes title={copy.outcomes.residency} items={[summary]}>
        <FactRows rows={facts} />
      </Outcomes>
      {children}
      <Costs copy={copy} figure={tuition} text={copy.costs.tuition} />
      {questions}
      <Closing title={copy.closing.residency} text={copy.lead('residency')}>
        {button}
      </Closing>
    </>
  )
}
