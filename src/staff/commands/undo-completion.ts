import { courses } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { undoCompletion } from '#server/account/undo-completion.ts'
import { Refusal, type StaffParts } from '../command.ts'
import { type Result, told } from '../result.ts'
import { type CourseOfPerson, linesOfCourse, onlyOne } from './course-of-person.ts'

/** `day` is the one that it was completed by: the first of its date, or the day itself where it has none. */
export async function undo(
  { day, ...wanted }: CourseOfPerson & { day: Day },
  { connection: { database }, checkout, confirm, note }: StaffParts,
): Promise<Result> {
  const { email, course } = wanted
  const { label } = courses[course]
  const lines = await linesOfCourse(wanted, database)
  const line = onlyOne(
    lines.filter(({ start, completedOn }) => completedOn !== null && (start ?? completedOn) === day),
  )
  if (!line) throw new Refusal(`${email} has not completed ${label.en} of ${day}.`)
  await confirm(
    `${label.en} of ${email} will not count as completed on ${line.completedOn} any more: its hours go, its certificate is revoked, and a letter says so.`,
  )
  const { registrationId } = line
  const revoked = await undoCompletion({ registrationId, course }, checkout, note)
  const certificates = revoked.length > 0 ? `; revoked: ${revoked.join(', ')}` : ''
  return told(`${label.en} of ${email} is not completed${certificates}.`, {
    email,
    course,
    revoked: revoked.join(' ') || null,
    registration: registrationId,
  })
}
