import type { Copy } from '#content/en/classroom/learn-course.ts'
import type { PageProps } from '#contract/page-data.ts'
import { LearnView } from '../../../classroom/learn-view.tsx'
import { useLocation } from '../../../router/router.tsx'
import { openCourse } from '../../../services/learn/calls.ts'
import { useLearner } from '../../../services/learn/use-learner.ts'
import { CourseEvaluation } from './course-evaluation.tsx'
import { CourseOutline } from './course-outline.tsx'

/** A course of the classroom, and its evaluation with the certificate. */
export function LearnCoursePage({ copy, language, data, params }: PageProps<Copy>) {
  const isEvaluation = useLocation().pathname.endsWith('/evaluation')
  const [learner, reload] = useLearner(
    () => openCourse(params.course ?? '', language),
    [params.course, language],
  )
  const Part = isEvaluation ? CourseEvaluation : CourseOutline
  return (
    <LearnView learner={learner} words={copy} onRetry={reload}>
      {(course) => (
        <Part copy={copy} language={language} today={data.today} course={course} onChanged={reload} />
      )}
    </LearnView>
  )
}
