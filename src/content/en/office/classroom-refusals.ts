import type { CourseId } from '#domain/catalogue.ts'
import { words } from '../words.ts'

// Why a change of the classroom is refused.
export const classroomRefusals = {
  no_live_session: 'There is no such live session.',
  no_test: ({ course }: { course: CourseId }) => `${words.courseLabel(course)} has no test.`,
}
