import { addAwardCommands } from './features/awards/awards.commands.ts'
import { addRefundCommands } from './features/cancellations/cancellations.commands.ts'
import { addPlanCommands } from './features/cancellations/release-seats.commands.ts'
import { addCourseCommands } from './features/catalogue/courses.commands.ts'
import { addPriceCommands } from './features/catalogue/prices.commands.ts'
import { addWordsCommands } from './features/catalogue/words.commands.ts'
import { addAttendanceCommands } from './features/certificates/attendance.commands.ts'
import { addCertificateCommands } from './features/certificates/certificates.commands.ts'
import { addCompleteCommand } from './features/certificates/complete.commands.ts'
import { addRosterCommand } from './features/certificates/roster.commands.ts'
import type { AddCommands } from './features/command-line/command.ts'
import { addBackupCommands } from './features/command-line/commands/backup.ts'
import { addCreditCommands } from './features/credit/credit.commands.ts'
import { addCancelCourseDateCommand } from './features/dates/cancel-session.commands.ts'
import { addCourseDateCommands } from './features/dates/sessions.commands.ts'
import { addAuditCommand } from './features/desk/audit.commands.ts'
import { addRegistrationCommands } from './features/desk/registrations/registrations.commands.ts'
import { addKeyCommands, addUserCommands } from './features/desk/users.commands.ts'
import { addCodeCommands } from './features/discounts/codes.commands.ts'
import { addEmailCommands } from './features/emails/mail.commands.ts'
import { addOfferCommands } from './features/offers/offers.commands.ts'
import { addPeopleCommands } from './features/personal-data/people.commands.ts'
import { addQuestionCommands } from './features/questions/questions.commands.ts'
import { addCheckCommands } from './features/reconciliation/check.commands.ts'
import { addWaitingListCommands } from './features/seats/waiting-list.commands.ts'
import { addStaffCommands } from './features/staff-access/staff.commands.ts'
import { addVisitsCommand } from './features/visits/visits.commands.ts'
import { addWireCommands } from './features/wires/wires.commands.ts'

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
