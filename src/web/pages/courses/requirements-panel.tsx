import { programOf } from '#content/catalogue.ts'
import { coursePageOf } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/courses/courses.ts'
import type { ProgramId } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './course-panel.module.css'
import { LargeFigure } from './large-figure.tsx'
import { Panel } from './panel.tsx'
import type { PanelId } from './panels.ts'

type RequirementsPanelProps = {
  program: ProgramId
  copy: Copy
  language: Language
  selected: PanelId | null
}

/** The two paths to an award: its program, and the independent path. */
export function RequirementsPanel({ program: id, copy, language, selected }: RequirementsPanelProps) {
  const words = copy[id]
  const { charged, savings, own } = programOf(id)
  const names = own.map((course) => wordsIn(language).courseLabel(course)).join(', ')
  return (
    <Panel id={id} selected={selected} copy={copy} title={words.title}>
      <LargeFigure figure={formatWholeDollars(charged)} after={words.asProgram} />
      <div className={styles.path}>
        <p>
          <NoBreaks>{words.asProgramText(names, savings)}</NoBreaks>
        </p>
        <Button kind="main" to={`/register?program=${id}`}>
          {copy.panel.programs[id]}
        </Button>
        <p>
          <TextLink to={coursePageOf(id)}>{words.about}</TextLink>
        </p>
      </div>
      <div className={styles.path}>
        <h4>{words.independent}</h4>
        <FactRows rows={words.facts} />
      </div>
    </Panel>
  )
}
