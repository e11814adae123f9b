import { courseOf } from '#content/catalogue.ts'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Seats } from '../../ui/seats.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import type { CourseView } from './course-view.ts'
import { Days } from './days.tsx'
import { Hero, PaperHero } from './hero.tsx'
import { HeroDate } from './hero-figure.tsx'
import { lowerFirst } from './lower-first.ts'
import styles from './opening.module.css'
import { SectionBar, type SectionId } from './section-bar.tsx'

const furtherSections = ['films', 'faculty', 'price', 'questions'] as const

type OpeningProps = { view: CourseView; marks: readonly string[] }

/** A module opens with its next date over a picture. */
export function ModuleOpening({ view, marks }: OpeningProps) {
  const { id, copy, language, next } = view
  return (
    <>
      <Hero id={id} copy={copy} marks={marks}>
        <HeroDate date={next} language={language} />
        <NextSeats view={view} />
        <Button kind="main" to={view.registerPath}>
          {registerWords(view)}
        </Button>
      </Hero>
      <Bar view={view} sections={['overview', 'days', ...furtherSections]} />
    </>
  )
}

/** A clinical course is its six days, so they follow the title and the picture. */
export function HandsOnOpening({ view, marks }: OpeningProps) {
  const { id, copy, language, next } = view
  return (
    <>
      <PaperHero id={id} copy={copy} marks={marks} />
      <Days view={view}>
        <div className={styles.date}>
          <h2 className={styles.range}>
            {next ? wordsIn(language).formatRange(next.start, next.end) : copy.days['hands-on']}
          </h2>
          <NextSeats view={view} />
          <Button kind="main" to={view.registerPath}>
            {registerWords(view)}
          </Button>
        </div>
      </Days>
      <Bar view={view} sections={['days', 'overview', ...furtherSections]} />
    </>
  )
}

/** The page's main action again: the bar stays while the page scrolls. */
function Bar({ view, sections }: { view: CourseView; sections: readonly SectionId[] }) {
  const price = formatWholeDollars(courseOf(view.id).charged)
  return (
    <SectionBar words={view.copy.sections} sections={sections} price={price}>
      <Button kind="ink" size="small" to={view.registerPath}>
        {registerWords(view)}
      </Button>
    </SectionBar>
  )
}

function registerWords({ copy, left, inPayment }: CourseView): string {
  return left === 0 && !inPayment ? copy.panel.waitingList : copy.register
}

function NextSeats({ view: { id, copy, next, place, left, inPayment } }: { view: CourseView }) {
  const { ceKind, charged, early, listed } = courseOf(id)
  // In the panel "seats" is the name of the row; here the sentence needs the word.
  const words = { ...copy.panel, ...copy.seats }
  return (
    <div className={styles.next} data-figure>
      <p className={styles.seats}>
        <Seats words={words} left={left} spots={next?.spots ?? spotsPerDate} inPayment={inPayment} />
      </p>
      <p className="second">
        <NoBreaks>{copy.place[ceKind](place)}</NoBreaks>
      </p>
      <p className={`second ${styles.price}`}>
        {early ? (
          <>
            <span>{copy.prices.early(formatWholeDollars(charged))},</span>{' '}
            <span>{lowerFirst(copy.prices.listed(formatWholeDollars(listed)))}</span>
          </>
        ) : (
          copy.prices.listed(formatWholeDollars(listed))
        )}
      </p>
      {next?.sample && <p className="second small">{copy.sampleDate}</p>}
    </div>
  )
}
