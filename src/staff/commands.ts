import type { Section } from './command.ts'
import { auditCommands } from './commands/audit.ts'
import { awardCommands } from './commands/awards.ts'
import { cancelSessionCommands } from './commands/cancel-session.ts'
import { certificateCommands } from './commands/certificates.ts'
import { attendanceCommands } from './commands/complete.ts'
import { operationCommands } from './commands/operations.ts'
import { refundCommands } from './commands/refund.ts'
import { registrationCommands } from './commands/registrations.ts'
import { sessionCommands } from './commands/sessions.ts'

/** Everything that staff can do at the command line, in the order in which help lists it. */
export const sections: readonly Section[] = [
  { title: 'Registrations and money', commands: [...registrationCommands, ...refundCommands] },
  { title: 'Dates', commands: [...sessionCommands, ...cancelSessionCommands] },
  { title: 'Attendance and certificates', commands: [...attendanceCommands, ...certificateCommands] },
  { title: 'Awards', commands: awardCommands },
  { title: 'Operations', commands: operationCommands },
  { title: 'The record', commands: auditCommands },
]
