import { isCourseId } from '#content/catalogue.ts'
import { findCoursePage } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/courses/course.ts'
import type { PageProps } from '#contract/page-data.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { Redirect } from '../../router/router.tsx'
import { useCourseDates } from '../../services/dates/course-dates.ts'
import { courseView } from './course-view.ts'
import { Faculty } from './faculty.tsx'
import { Films } from './films.tsx'
import { OneCourse } from './one-course.tsx'
import { ProgramOfCourses } from './program-of-courses.tsx'
import { Questions } from './questions.tsx'
import { Residency } from './residency.tsx'

/** The landing page of a course, a program or the Residency. */
export function Page({ copy, language, data, params }: PageProps<Copy>) {
  const page = findCoursePage(params.slug)
  const seats = useCourseDates(params.slug)
  if (!page) return <Redirect to="/404" />

  const { id } = page
  const films = <Films copy={copy} films={page.films} />
  const faculty = <Faculty copy={copy} members={page.faculty} />
  const questions = <Questions copy={copy.questions} ids={page.questions} />
  if (isCourseId(id)) {
    const view = courseView(id, { copy, language }, data.courseDates, seats)
    return (
      <OneCourse
        view={view}
        today={data.today}
        dates={data.courseDates}
        seats={seats}
        films={films}
        faculty={faculty}
        questions={questions}
      />
    )
  }
  if (isProgramId(id)) {
    return (
      <ProgramOfCourses
        id={id}
        copy={copy}
        language={language}
        dates={data.courseDates}
        seats={seats}
        questions={questions}
      >
        {films}
        {faculty}
      </ProgramOfCourses>
    )
  }
  return (
    <Residency copy={copy} questions={questions}>
      {films}
      {faculty}
    </Residency>
  )
}
