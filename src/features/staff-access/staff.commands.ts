import { minutes } from '#domain/dates/days.ts'
import { roles } from '#domain/people/office-roles.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { knownCourse, readEmail, readRole } from '#features/command-line/readers.ts'
import { message } from '#features/command-line/result.ts'
import { inviteStaff } from './manage-staff.ts'

/** The caller hands the link over at once. */
const handedOver = { lifetime: minutes(30), byEmail: false }

export const addStaffCommand: AddCommands = (program, run) => {
  program
    .command('staff')
    .command('invite')
    .summary('Prints a link with which a person creates a passkey for the office.')
    .description(
      'The link works once, within 30 minutes. A member who lost every key is invited again with the same role:\nusing the link removes all earlier keys.',
    )
    .argument('<EMAIL>', 'the person’s address', readEmail)
    .requiredOption('--role <ROLE>', `one of ${roles.join(', ')}`, readRole)
    .option('--courses <COURSE...>', 'for faculty: ids of own courses')
    .action(
      run(async ({ context, note }, email, { role, courses }) => {
        const invited = { email, name: '', role, courses: (courses ?? []).map(knownCourse) }
        const { link } = await inviteStaff(invited, handedOver, { actor: null, note }, context)
        return { ...message(link, { link }), remarks: ['The link works once, within 30 minutes.'] }
      }),
    )
}
