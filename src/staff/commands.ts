import type { Command } from './command.ts'
import { awardCommands } from './commands/awards.ts'
import { certificateCommands } from './commands/certificates.ts'

/** Everything that staff can do at the command line, in the order in which help lists it. */
export const commands: readonly Command[] = [...certificateCommands, ...awardCommands]
