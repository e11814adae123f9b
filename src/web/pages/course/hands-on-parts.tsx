import { courseOf, programOf } from '#content/catalogue.ts'
import { photos } from '#content/media/photos.ts'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { CourseView } from './course-view.ts'
import { HalfPicture } from './half-picture.tsx'
import styles from './hands-on-parts.module.css'

/** Where the days take place: the guided bench large, the kit and the operatory beside it. */
export function Places() {
  return (
    <div className={`later covered ${styles.places}`}>
      <Picture of={photos.guided} alt="" sizes="(width < 48rem) 100vw, max(1080px, 71vw)" />
      <Picture of={photos.kit} alt="" sizes="(width < 48rem) 50vw, 40vw" />
      <Picture of={photos.operatory} alt="" sizes="(width < 48rem) 50vw, 40vw" />
    </div>
  )
}

export function Figures({ view: { id, copy, next } }: { view: CourseView }) {
  const { days, hours, seats } = copy.parts.figures
  const course = courseOf(id)
  const figures = [
    { figure: course.days, text: days(course.days) },
    { figure: copy.ceHours(id), text: hours },
    { figure: next?.spots ?? spotsPerDate, text: seats },
  ]
  return (
    <ul className="plain-list grid later gap-y-7 pb-section">
      {figures.map(({ figure, text }) => (
        <li key={text} className={`draw ${styles.figure}`}>
          <span className={`settle serif ${styles.number}`}>{figure}</span>{' '}
          <span className="second">{text}</span>
        </li>
      ))}
    </ul>
  )
}

export function BeforeYouCome({ view: { id, copy } }: { view: CourseView }) {
  const { title, license, level, equipment, sample } = copy.parts.before
  const isAdvanced = programOf('mastership').own.includes(id)
  return (
    <section className={`grid later ${styles.before}`}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <FactRows
          rows={[license, { name: level.name, value: isAdvanced ? level.fellowship : level.all }, equipment]}
        />
        <p className="second small">{sample}</p>
      </div>
      <HalfPicture of={photos.drill_macro} side="right" />
    </section>
  )
}
