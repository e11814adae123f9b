import type { Section } from './command.ts'
import { auditCommands } from './commands/audit.ts'
import { awardCommands } from './commands/awards.ts'
import { certificateCommands } from './commands/certificates.ts'
import { attendanceCommands } from './commands/complete.ts'

/** Everything that staff can do at the command line, in the order in which help lists it. */
export const sections: readonly Section[] = [
  { title: 'Attendance and certificates', commands: [...attendanceCommands, ...certificateCommands] },
  { title: 'Awards', commands: awardCommands },
  { title: 'The record', commands: auditCommands },
]
