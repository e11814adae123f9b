import type { ReactNode } from 'react'
import { programOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/courses/course.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type ProgramId, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars, sum } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import { TitledSection } from '../../ui/page/titled-section.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { Closing } from './closing.tsx'
import { ProgramCosts } from './costs.tsx'
import { Hero } from './hero.tsx'
import { HeroPrice } from './hero-figure.tsx'
import { Included } from './included.tsx'
import styles from './opening.module.css'
import { Outcomes } from './outcomes.tsx'
import { Path } from './path.tsx'
import { Quotes } from './quotes.tsx'
import { RefundSection } from './refund-steps.tsx'
import { SectionBar } from './section-bar.tsx'

type ProgramOfCoursesProps = {
  id: ProgramId
  copy: Copy
  language: Language
  dates: readonly CourseDateSummary[]
  seats: readonly CourseDate[] | null
  questions: ReactNode
  children: ReactNode
}

export function ProgramOfCourses(props: ProgramOfCoursesProps) {
  const { id, copy, language, dates, seats, questions, children } = props
  const { charged, courses: included, own } = programOf(id)
  const price = formatWholeDollars(charged)
  const labels = copy.listOf(included.map((course) => wordsIn(language).courseLabel(course)))
  return (
    <>
      <ProgramHero id={id} copy={copy} price={price} labels={labels} />
      <SectionBar
        words={copy.sections}
        sections={['overview', 'films', 'faculty', 'price', 'questions']}
        price={price}
      >
        <Button kind="ink" size="small" to={`/register?program=${id}`}>
          {copy.register}
        </Button>
      </SectionBar>
      <Outcomes
        title={copy.outcomes.program}
        items={own.flatMap((course) => copy.programOf(course).outcomes.slice(0, 2))}
      />
      <Path program={id} copy={copy} language={language} dates={dates} seats={seats} />
      {children}
      <ProgramIncludes id={id} copy={copy} labels={labels} />
      <ProgramCosts id={id} copy={copy} />
      <RefundSection copy={copy.refunds} steps={copy.refunds.scale}>
        {`${copy.refunds.academy} ${copy.refunds.program}`}
      </RefundSection>
      <div className={`below ${styles.independent}`}>
        <TitledSection title={copy.independentTitle}>
          <FactRows rows={copy.independent[id].facts} />
        </TitledSection>
      </div>
      <Quotes copy={copy} />
      {questions}
      <ProgramClosing id={id} copy={copy} />
    </>
  )
}

function ProgramClosing({ id, copy }: { id: ProgramId; copy: Copy }) {
  return (
    <Closing title={copy.closing.program} text={copy.closing.programText}>
      <Button kind="main" to={`/register?program=${id}`}>
        {copy.closing.registerFor(copy.closing.programs[id])}
      </Button>
      <TextLink to="/contact">{copy.closing.ask(copy.closing.programs[id])}</TextLink>
    </Closing>
  )
}

function ProgramIncludes({ id, copy, labels }: { id: ProgramId; copy: Copy; labels: string }) {
  const { points } = copy.included
  const { courses: included } = programOf(id)
  return (
    <Included
      copy={copy}
      photo="handson"
      points={[
        labels,
        points.hours(sum(included.map((course) => copy.ceHours(course)))),
        points.dates,
        points.seats(spotsPerDate),
        points.certificate,
        points.support,
      ]}
    />
  )
}

type ProgramHeroProps = { id: ProgramId; copy: Copy; price: string; labels: string }

function ProgramHero({ id, copy, price, labels }: ProgramHeroProps) {
  const { savings, courses: included } = programOf(id)
  return (
    <Hero id={id} copy={copy} marks={[copy.award, copy.courseCount(included.length)]}>
      <HeroPrice price={price} />
      <div className={styles.next} data-figure>
        <p className={styles.seats}>
          <NoBreaks>{copy.program.terms(savings)}</NoBreaks>
        </p>
        <p className="second">
          <NoBreaks>{labels}</NoBreaks>
        </p>
        {id === 'mastership' && <p className="second">{copy.program.fellowshipRequired}</p>}
      </div>
      <Button kind="main" to={`/register?program=${id}`}>
        {copy.register}
      </Button>
    </Hero>
  )
}
