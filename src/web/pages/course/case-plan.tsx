import { photos } from '#content/photos.ts'
import { FactRows } from '../../ui/fact-rows.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import styles from './case-plan.module.css'
import type { CourseView } from './course-view.ts'
import { HalfPicture } from './half-picture.tsx'

/** The teaching case of a module beside the planning screen. Courses without one have no such section. */
export function CasePlan({ view: { id, copy } }: { view: CourseView }) {
  const words = copy.parts.casePlan
  const example = copy.caseOf(id)
  if (!example) return null
  return (
    <section className={`dark deep grid later ${styles.case}`}>
      <HalfPicture of={photos.cbct} side="left" sizes="(width < 48rem) 112vw, 1200px" />
      <div className={styles.words}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={`lead ${styles.text}`}>
          <NoBreaks>{example.text}</NoBreaks>
        </p>
        <FactRows
          rows={[
            { name: words.site, value: example.site },
            { name: words.plan, value: example.plan },
            { name: words.canal, value: example.canal },
          ]}
        />
        <p className="second small">{words.note}</p>
      </div>
    </section>
  )
}
