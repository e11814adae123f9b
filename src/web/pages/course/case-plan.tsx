import { photos } from '#content/media/photos.ts'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './case-plan.module.css'
import type { CourseView } from './course-view.ts'

/** The teaching case of a module beside the planning screen. Courses without one have no such section. */
export function CasePlan({ view: { id, copy } }: { view: CourseView }) {
  const words = copy.parts.casePlan
  const example = copy.caseOf(id)
  if (!example) return null
  return (
    <section className={`dark deep grid later ${styles.case}`}>
      <div className={styles.screen}>
        <Picture of={photos.cbct} alt="" sizes="(width < 75rem) 100vw, 59vw" />
      </div>
      <div className={styles.words}>
        <h2>{words.title}</h2>
        <p className="lead second">
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
