import type { Section } from './command.ts'
import { auditCommands } from './commands/audit.ts'
import { awardCommands } from './commands/awards.ts'
import { cancelCourseDateCommands } from './commands/cancel-session.ts'
import { certificateCommands } from './commands/certificates.ts'
import { attendanceCommands } from './commands/complete.ts'
import { mailCommands } from './commands/mail.ts'
import { operationCommands } from './commands/operations.ts'
import { peopleCommands } from './commands/people.ts'
import { refundCommands } from './commands/refund.ts'
import { registrationCommands } from './commands/registrations.ts'
import { rosterCommands } from './commands/roster.ts'
import { courseDateCommands } from './commands/sessions.ts'
import { userCommands } from './commands/users.ts'
import { visitCommands } from './commands/visits.ts'

/** Everything that staff can do at the command line, in the order in which help lists it. */
export const sections: readonly Section[] = [
  { title: 'Registrations and money', commands: [...registrationCommands, ...refundCommands] },
  { title: 'Dates', commands: [...courseDateCommands, ...cancelCourseDateCommands] },
  {
    title: 'Attendance and certificates',
    commands: [...attendanceCommands, ...certificateCommands, ...rosterCommands],
  },
  { title: 'Awards', commands: awardCommands },
  { title: 'People', commands: [...userCommands, ...peopleCommands] },
  { title: 'The site', commands: [...mailCommands, ...visitCommands, ...auditCommands] },
  { title: 'Operations', commands: operationCommands },
]
