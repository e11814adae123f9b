import { coursePageOf } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/courses/courses.ts'
import { residency } from '#domain/awards/awards.ts'
import { Button } from '../../ui/button.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './course-panel.module.css'
import { LargeFigure } from './large-figure.tsx'
import { Panel } from './panel.tsx'
import type { PanelId } from './panels.ts'

type ResidencyPanelProps = { copy: Copy; selected: PanelId | null }

export function ResidencyPanel({ copy, selected }: ResidencyPanelProps) {
  const { title, summary, clinicalCe, facts, about, ask } = copy.residency
  return (
    <Panel id="residency" selected={selected} copy={copy} title={title}>
      <LargeFigure figure={String(residency.clinicalCe)} after={clinicalCe} />
      <p className={styles.summary}>{summary}</p>
      <FactRows rows={facts} />
      <div className={`row ${styles.actions}`}>
        <Button kind="main" to="/contact?about=residency">
          {ask}
        </Button>
      </div>
      <p className="mt-5">
        <TextLink to={coursePageOf('residency')}>{about}</TextLink>
      </p>
    </Panel>
  )
}
