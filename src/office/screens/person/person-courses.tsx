import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { personCopy as copy, courseStates } from '#content/en/office/registrations/person.ts'
import { daySpan } from '#content/en/office/times.ts'
import type { OfficePerson } from '#contract/office/people.ts'
import type { Day } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { CertificateLink } from '../../ui/certificate-link.tsx'
import { classes } from '../../ui/classes.ts'
import { StatusWord } from '../../ui/status-word.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './person.module.css'

type Course = OfficePerson['courses'][number]

export function PersonCourses({ courses, today }: { courses: readonly Course[]; today: Day }) {
  if (courses.length === 0) return <p className={css.none}>{copy.noCourses}</p>
  const heads = [copy.number, copy.course, copy.date, copy.status, copy.ce, copy.share, copy.certificate]
  return (
    <table className={`table ${css.courses}`} aria-label={copy.courses}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" className={index > 3 ? css.sum : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <Line key={`${course.registrationId} ${course.course}`} course={course} today={today} />
        ))}
      </tbody>
    </table>
  )
}

function whenOf({ start, end }: Course, today: Day): string {
  return start && end ? daySpan(start, end, today) : copy.undated
}

function Line({ course, today }: { course: Course; today: Day }) {
  const { word, kind } = courseStates[course.state]
  return (
    <tr className={css.line}>
      <td className={css.number}>
        <TextLink to={`/registrations/${course.registrationId}`}>
          {course.receiptNumber ?? itemLabel(course.course)}
        </TextLink>
      </td>
      <td className={css.name}>{itemLabel(course.course)}</td>
      <td className={css.date}>{whenOf(course, today)}</td>
      <td className={css.status}>
        <StatusWord kind={kind}>{word}</StatusWord>
      </td>
      <td className={classes(css.sum, css.wide)}>{course.ceHours ?? '–'}</td>
      <td className={classes(css.sum, css.share)}>{formatMoney(course.share)}</td>
      <td className={classes(css.sum, css.certificate)}>
        {course.certificate ? <CertificateLink code={course.certificate} /> : '–'}
      </td>
    </tr>
  )
}
