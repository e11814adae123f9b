import type { LearnCourse } from '#contract/classroom/learn.ts'
import { DepthLine, type DepthUnit } from '../../../classroom/depth-line.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { held } from '../../../ui/text/tied.ts'
import { WordButton } from '../../../ui/word-button.tsx'
import { CertificateNeeds } from './certificate-needs.tsx'
import styles from './course-outline.module.css'
import type { CoursePartProps } from './course-part.ts'
import { CourseTest } from './course-test.tsx'
import { LiveSessions } from './live-sessions.tsx'
import { Units } from './units.tsx'

/** Units, readings, live sessions and test, with what the certificate needs at the right. */
export function CourseOutline(props: CoursePartProps) {
  const { copy, language, course, onChanged } = props
  const { units, readings, lessons, live, test, next, waits, sample } = course
  const hasTest = course.certificate.needs.some(({ need }) => need === 'test')
  return (
    <>
      <CourseHead {...props} />
      {units.length > 0 && <Progress copy={copy} course={course} />}
      <div className={`grid gap-y-8 pb-section ${styles.columns}`}>
        <div className={`stack content-start gap-4 ${styles.side}`}>
          <CertificateNeeds {...props} />
          {next && (
            <Button kind="main" to={`/learn/${course.course}/${next.slug}`}>
              {lessons.done > 0 ? copy.continueWith(next.number) : copy.beginWith(next.number)}
            </Button>
          )}
        </div>
        <div className={styles.main}>
          {waits && (
            <p className={styles.waits}>
              {copy.waits.text}{' '}
              <WordButton strong to="/account?tab=payments">
                {copy.waits.link}
              </WordButton>
            </p>
          )}
          <Units copy={copy} course={course} />
          {readings.length > 0 && <Readings copy={copy} course={course} />}
          {sample && units.length > 0 && <p className="second small">{copy.sample}</p>}
        </div>
      </div>
      {live.length > 0 && <LiveSessions copy={copy} language={language} live={live} onChanged={onChanged} />}
      {hasTest && <CourseTest copy={copy} language={language} course={course.course} test={test} />}
    </>
  )
}

function Progress({ copy, course }: Pick<CoursePartProps, 'copy' | 'course'>) {
  const { lessons, minutes } = course
  return (
    <div className={`page ${styles.depth}`}>
      <DepthLine units={depthOf(course)} numbered />
      <p className={`row justify-between mt-3 text-small ${styles.counts}`}>
        <strong>{copy.lessonsOf(lessons.done, lessons.of)}</strong>
        <span className="second">
          {copy.timeLeft(copy.duration(minutes.of - minutes.done), copy.duration(minutes.of))}
        </span>
      </p>
    </div>
  )
}

function Readings({ copy, course }: Pick<CoursePartProps, 'copy' | 'course'>) {
  const { kind, readings } = course
  return (
    <section className={styles.readings} aria-labelledby="readings">
      <h2 id="readings">{kind === 'module' ? copy.readings.title : copy.readings.preparation}</h2>
      <ul className="plain-list">
        {readings.map(({ title, path }) => (
          <li key={path} className={styles.reading}>
            <span>{title}</span>
            <WordButton to={path} about={title}>
              {copy.readings.read}
            </WordButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CourseHead({ copy, language, course }: CoursePartProps) {
  const { course: id, kind, units, ceHours, start, end } = course
  const words = wordsIn(language)
  const city = held(course.city)
  const title = words.courseTitle(id)
  const hours = copy.ceHours(ceHours)
  const days = start && end ? words.rangeAndYear(start, end)[0] : null
  const lead = days
    ? {
        module: copy.lead.moduleDated(title, units.length, days, city, hours),
        clinical: copy.lead.clinicalDated(title, days, city, hours),
      }
    : {
        module: copy.lead.module(title, units.length, city, hours),
        clinical: copy.lead.clinical(title, city, hours),
      }
  return (
    <div className={`grid ${styles.head}`}>
      <nav className={`flex gap-2 text-small second ${styles.crumbs}`} aria-label={copy.crumbLabel}>
        <PageLink to="/learn">{copy.classroom}</PageLink>
        <span aria-hidden="true">/</span>
        <PageLink to="/learn#courses">{copy.crumb}</PageLink>
      </nav>
      <h1 className={styles.title}>
        <NoBreaks>{words.courseLabel(id)}</NoBreaks>
      </h1>
      <p className={`lead ${styles.lead}`}>
        <NoBreaks>{lead[kind]}</NoBreaks>
      </p>
    </div>
  )
}

function depthOf({ units, next }: LearnCourse): DepthUnit[] {
  return units.map(({ title, lessons }) => ({
    title,
    marks: lessons.map(({ slug, done, read }) =>
      done && read ? 'done' : slug === next?.slug ? 'current' : 'open',
    ),
  }))
}
