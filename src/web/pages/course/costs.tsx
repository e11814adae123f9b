import type { ReactNode } from 'react'
import { courseOf, programOf } from '#content/catalogue.ts'
import { coursePageOf } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/courses/course.ts'
import { type CourseId, type ProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../services/words/words.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './costs.module.css'
import { lowerFirst } from './lower-first.ts'

export function CourseCosts({ id, copy, language }: { id: CourseId; copy: Copy; language: Language }) {
  const { charged, early, listed } = courseOf(id)
  const including = programIds.filter((program) => programOf(program).courses.includes(id))
  return (
    <Costs
      copy={copy}
      figure={formatWholeDollars(charged)}
      text={
        early
          ? `${copy.costs.early(lowerFirst(copy.panel.earlyRule(early)))}. ${copy.prices.listed(formatWholeDollars(listed))}.`
          : `${copy.panel.listedPrice}.`
      }
    >
      <Way title={copy.costs.inFull} text={copy.costs.inFullText(formatWholeDollars(charged))} />
      {including.map((program) => (
        <Way
          key={program}
          title={copy.costs.inProgram[program]}
          text={copy.costs.inProgramText(
            copy.listOf(programOf(program).courses.map((course) => wordsIn(language).courseLabel(course))),
            formatWholeDollars(programOf(program).charged),
          )}
          to={coursePageOf(program)}
          link={copy.names[program]}
        />
      ))}
    </Costs>
  )
}

export function ProgramCosts({ id, copy }: { id: ProgramId; copy: Copy }) {
  const { charged, savings } = programOf(id)
  const price = formatWholeDollars(charged)
  return (
    <Costs copy={copy} figure={price} text={`${copy.program.terms(savings)}.`}>
      <Way title={copy.costs.inFull} text={copy.costs.inFullText(price)} />
    </Costs>
  )
}

type CostsProps = { copy: Copy; figure: string; text: string; children?: ReactNode }

export function Costs({ copy, figure, text, children }: CostsProps) {
  return (
    <section id="price" className="dark section later">
      <div className="grid items-end gap-y-5">
        <h2>{copy.costs.title}</h2>
        <p className={figure.length > 8 ? styles.range : styles.figure}>{figure}</p>
        <p className={`lead ${styles.text}`}>
          <NoBreaks>{text}</NoBreaks>
        </p>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </section>
  )
}

type WayProps = { title: string; text: string; to?: string; link?: string }

function Way({ title, text, to, link }: WayProps) {
  return (
    <div className={styles.way}>
      <h3>{title}</h3>
      <p className="second">
        <NoBreaks>{text}</NoBreaks>
      </p>
      {to && <TextLink to={to}>{link}</TextLink>}
    </div>
  )
}
