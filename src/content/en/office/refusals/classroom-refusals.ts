import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { words } from '../../words.ts'

// Why a change of the classroom is refused.
export const classroomRefusals = {
  file_incomplete: 'Parts of the file are missing. Upload it again.',
  file_no_captions: 'These are no WebVTT captions. The file begins with WEBVTT and has its cues in order.',
  file_no_film: 'This is no film that browsers play. Upload MP4 or WebM.',
  file_no_pdf: 'The name says PDF and the content does not, or the other way round.',
  file_part: 'A part of the file has another length than it should have. Upload it again.',
  file_used: ({ lessons }: { lessons: readonly string[] }) =>
    `The file is in these lessons or in older versions of them: ${lessons.join(', ')}. It is kept for them.`,
  live_past: 'A live session begins in the future. Choose a later day or time.',
  no_file: 'There is no such file.',
  no_live_session: 'There is no such live session.',
  upload_busy: 'Uploads are still being checked. Nothing was changed. Wait a minute, then try again.',
  uploads_unfinished: ({ gigabytes }: { gigabytes: number }) =>
    `Your unfinished uploads would have more than ${gigabytes} GB. Delete one of them, then upload this file again.`,
  no_test: ({ course }: { course: CourseId }) => `${words.courseLabel(course)} has no test.`,
}
