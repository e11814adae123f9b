import { deskOf } from '#features/people/account-desk.ts'
import type { AddCommands } from '../command.ts'
import { message } from '../result.ts'

export const addKeyCommands: AddCommands = (program, run) => {
  program
    .command('keys')
    .command('rotate')
    .summary('Signs all sign-in tokens with a new key from now on.')
    .description(
      'Nobody is signed out: tokens signed with the old key stay valid until they expire, within an hour.',
    )
    .action(
      run(async ({ accounts, confirm, note }) => {
        const desk = deskOf(accounts)
        await confirm('A new key will sign all tokens, and the old key will be retired.')
        const key = await desk.rotateKeys(note)
        return message(`Key ${key} signs tokens from now on.`, { key })
      }),
    )
}
