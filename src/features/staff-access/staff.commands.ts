import { minutes } from '#domain/dates/days.ts'
import { roles } from '#domain/people/office-roles.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { knownCourse, readEmail, readRole } from '#features/command-line/readers.ts'
import { document, message, table } from '#features/command-line/result.ts'
import { aliveAt } from '#features/staff/sessions.ts'
import { findStaffByEmail, listStaff } from '#features/staff/staff.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { StaffRow } from '#platform/database/rows/office.ts'
import { changeRole, inviteStaff, removeStaff } from './manage-staff.ts'

/** The caller hands the link over at once. */
const handedOver = { lifetime: minutes(30), byEmail: false }

const roleHelp = `one of ${roles.join(', ')}`
const coursesHelp = 'for faculty: ids of own courses'

export const addStaffCommands: AddCommands = (program, run) => {
  const staff = program.command('staff')
  staff
    .command('list')
    .summary('Lists who works in the office, and who is invited.')
    .action(run(({ connection, context }) => list(connection.database, context.clocks.real.now())))
  staff
    .command('invite')
    .summary('Prints a link with which a person creates a passkey for the office.')
    .description(
      'The link works once, within 30 minutes. A member who lost every key is invited again with the same role:\nusing the link removes all earlier keys.',
    )
    .argument('<EMAIL>', 'the person’s address', readEmail)
    .requiredOption('--role <ROLE>', roleHelp, readRole)
    .option('--courses <COURSE...>', coursesHelp)
    .action(
      run(async ({ context, note }, email, { role, courses }) => {
        const invited = { email, name: '', role, courses: (courses ?? []).map(knownCourse) }
        const { link } = await inviteStaff(invited, handedOver, { actor: null, note }, context)
        const tables = [table({ link: 'text' }, [{ link }], { none: '' })]
        return document({ link }, { tables, remarks: ['The link works once, within 30 minutes.'] })
      }),
    )
  addChanges(staff, run)
}

const addChanges: AddCommands = (staff, run) => {
  staff
    .command('role')
    .summary('Gives a staff member another role.')
    .description('It counts from the next click on. There is always one owner at least.')
    .argument('<EMAIL>', 'the member’s address', readEmail)
    .requiredOption('--role <ROLE>', roleHelp, readRole)
    .option('--courses <COURSE...>', coursesHelp)
    .action(
      run(async ({ context, note }, email, { role, courses }) => {
        const { id } = await memberOf(email, context.database)
        const position = { role, courses: (courses ?? []).map(knownCourse) }
        await changeRole(id, position, { actor: null, note }, context)
        return message(`${email} is ${role} now.`, { id, email, role })
      }),
    )
  staff
    .command('remove')
    .summary('Removes a staff member, who is signed out at once.')
    .description('The record keeps the name. There is always one owner at least.')
    .argument('<EMAIL>', 'the member’s address', readEmail)
    .action(
      run(async ({ context, confirm, note }, email) => {
        const { id } = await memberOf(email, context.database)
        await confirm(`${email} will be signed out of the office and cannot sign in again.`)
        await removeStaff(id, { actor: null, note }, context)
        return message(`${email} is removed.`, { id, email })
      }),
    )
}

async function list(database: Database, now: Date) {
  const columns = {
    email: 'text',
    name: 'text',
    role: 'text',
    joined: 'instant',
    passkeys: 'number',
    app: 'text',
    codes: 'number',
    sessions: 'number',
    lastSeen: 'instant',
    invitationEnds: 'instant',
    id: 'text',
  } as const
  const staff = await listStaff(database, aliveAt(now))
  const rows = staff.map(
    ({ email, name, role, joinedAt, passkeys, app, codes, sessions, lastSeenAt, invitationEnds, id }) => ({
      email,
      name,
      role,
      joined: joinedAt,
      passkeys,
      app,
      codes,
      sessions,
      lastSeen: lastSeenAt,
      invitationEnds,
      id,
    }),
  )
  return table(columns, rows, { none: 'Nobody. Invite the first owner with "staff invite".' })
}

async function memberOf(email: string, database: Database): Promise<StaffRow> {
  const member = await findStaffByEmail(database, email)
  if (!member) throw new CommandError(`There is no staff member with ${email}. List them with "staff list".`)
  return member
}
