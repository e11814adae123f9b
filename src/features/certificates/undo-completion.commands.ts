import { wordsIn } from '#content/words.ts'
import type { Day } from '#domain/dates/days.ts'
import type { CommandContext } from '#features/command-line/command.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { message, type Result } from '#features/command-line/result.ts'
import {
  type CourseOfPerson,
  linesOfCourse,
  onlyOne,
} from '#features/registrations/course-of-person.commands.ts'
import { undoCompletion } from './undo-completion.ts'

/** `day` is the day that "complete" was given: the first day of the date, or the day of completion without a date. */
export async function undo(
  { day, ...wanted }: CourseOfPerson & { day: Day },
  { connection: { database }, context, confirm, note }: CommandContext,
): Promise<Result> {
  const { email, course } = wanted
  const label = wordsIn('en').courseLabel(course)
  const lines = await linesOfCourse(wanted, database)
  const line = onlyOne(
    lines.filter(({ start, completedOn }) => completedOn !== null && (start ?? completedOn) === day),
  )
  if (!line) throw new CommandError(`${email} has not completed ${label} of ${day}.`)
  await confirm(
    `${label} of ${email} will no longer count as completed on ${line.completedOn}: its hours are removed, its certificate is revoked, and the person gets an email.`,
  )
  const { registrationId } = line
  const revoked = await undoCompletion({ registrationId, course }, context, note)
  const certificates = revoked.length > 0 ? `; revoked: ${revoked.join(', ')}` : ''
  return message(`${label} of ${email} is not completed${certificates}.`, {
    email,
    course,
    revoked: revoked.join(' ') || null,
    registration: registrationId,
  })
}
