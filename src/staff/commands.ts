import type { AddCommands } from './command.ts'
import { addAttendanceCommands } from './commands/attendance.ts'
import { addAuditCommand } from './commands/audit.ts'
import { addAwardCommands } from './commands/awards.ts'
import { addBackupCommands } from './commands/backup.ts'
import { addCancelCourseDateCommand } from './commands/cancel-session.ts'
import { addCertificateCommands } from './commands/certificates.ts'
import { addCheckCommands } from './commands/check.ts'
import { addCodeCommands } from './commands/codes.ts'
import { addCompleteCommand } from './commands/complete.ts'
import { addCourseCommands } from './commands/courses.ts'
import { addCreditCommands } from './commands/credit.ts'
import { addEmailCommands } from './commands/mail.ts'
import { addOfferCommands } from './commands/offers.ts'
import { addPeopleCommands } from './commands/people.ts'
import { addPlanCommands } from './commands/plans.ts'
import { addPriceCommands } from './commands/prices.ts'
import { addQuestionCommands } from './commands/questions.ts'
import { addRefundCommands } from './commands/refund.ts'
import { addRegistrationCommands } from './commands/registrations.ts'
import { addRosterCommand } from './commands/roster.ts'
import { addCourseDateCommands } from './commands/sessions.ts'
import { addStaffCommands } from './commands/staff.ts'
import { addKeyCommands, addUserCommands } from './commands/users.ts'
import { addVisitsCommand } from './commands/visits.ts'
import { addWaitingListCommands } from './commands/waiting-list.ts'
import { addWireCommands } from './commands/wires.ts'
import { addWordsCommands } from './commands/words.ts'

/** Every command, in the order in which help lists them. */
const sections: readonly (readonly [title: string, commands: readonly AddCommands[]])[] = [
  [
    'Registrations and money',
    [
      addRegistrationCommands,
      addRefundCommands,
      addPlanCommands,
      addOfferCommands,
      addWireCommands,
      addCreditCommands,
      addCodeCommands,
    ],
  ],
  ['Dates', [addCourseDateCommands, addCancelCourseDateCommand, addWaitingListCommands]],
  [
    'Attendance and certificates',
    [addAttendanceCommands, addCompleteCommand, addCertificateCommands, addRosterCommand],
  ],
  ['Awards', [addAwardCommands]],
  ['Courses, prices and words', [addCourseCommands, addPriceCommands, addWordsCommands]],
  ['People', [addUserCommands, addKeyCommands, addPeopleCommands]],
  ['The site', [addQuestionCommands, addEmailCommands, addVisitsCommand, addAuditCommand]],
  ['The office', [addStaffCommands]],
  ['Operations', [addCheckCommands, addBackupCommands]],
]

export const addCommands: AddCommands = (program, run) => {
  for (const [title, commands] of sections) {
    program.commandsGroup(title)
    for (const add of commands) add(program, run)
  }
}
