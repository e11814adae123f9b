import { addWordsCommands } from './features/catalogue/words.commands.ts'
import { addAgdCommand } from './features/certificates/agd.commands.ts'
import { addCertificateCommand } from './features/certificates/certificate.commands.ts'
import type { AddCommands } from './features/command-line/command.ts'
import { addBackupCommands } from './features/command-line/commands/backup.ts'
import { addKeyCommands } from './features/command-line/commands/keys.ts'
import { addEmailCommands } from './features/emails/mail.commands.ts'
import { addChargeCommand } from './features/payments/charge.commands.ts'
import { addPeopleCommands } from './features/personal-data/people.commands.ts'
import { addCheckCommands } from './features/reconciliation/check.commands.ts'
import { addStaffCommand } from './features/staff-access/staff.commands.ts'

/** Every command, in the order in which help lists them. */
const commands: readonly AddCommands[] = [
  addStaffCommand,
  addCheckCommands,
  addBackupCommands,
  addKeyCommands,
  addEmailCommands,
  addChargeCommand,
  addPeopleCommands,
  addWordsCommands,
  addAgdCommand,
  addCertificateCommand,
]

export const addCommands: AddCommands = (program, run) => {
  for (const add of commands) add(program, run)
}
