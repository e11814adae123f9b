import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { AddCommands } from '#features/command-line/command.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { readAddress, readText } from '#features/command-line/readers.ts'
import { message, type Result, table } from '#features/command-line/result.ts'
import { unverifiedWarnings } from '#features/command-line/unverified-warnings.ts'
import { deskOf, refuseDisabled, refuseSameAccess, setAccess } from '#features/people/account-desk.ts'
import { findUserByEmail, searchPeople } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { User } from '#platform/database/rows/identity.ts'
import { emailResetLink } from './email-reset-link.ts'

export const addUserCommands: AddCommands = (program, run) => {
  const users = program.command('users')
  users
    .command('find')
    .summary('Finds accounts by part of their email or name, or by their uid.')
    .description('To find a person without an account, use "registrations list --email".')
    .argument('<TEXT>', 'part of an email or name, or a uid', readText)
    .action(run(({ connection }, text) => find(text, connection.database)))
  addAccessCommands(users, run)
  accountCommand(users, 'reset')
    .summary('Emails the owner of an account a link to set a new password.')
    .description(
      'The link works once, within an hour. The email is in the language of the last registration.',
    )
    .action(
      run(async ({ connection: { database }, accounts, confirm, note }, address) => {
        deskOf(accounts)
        const user = await accountOf(address, database)
        const { email } = user
        refuseDisabled(user)
        const emptied = user.emailVerified
          ? ''
          : ' Using it empties the account, whose address is not verified.'
        await confirm(`${email} will get an email with a link to set a new password.${emptied}`)
        await emailResetLink(user, { accounts, database }, note)
        return about(user, `${email} gets an email with a link to set a new password.`)
      }),
    )
}

const addAccessCommands: AddCommands = (users, run) => {
  accountCommand(users, 'disable')
    .summary('Disables an account: its owner is signed out and cannot sign in.')
    .description('Purchases stay. "users enable" lets the owner sign in again.')
    .action(
      run(async ({ connection, accounts, confirm, note }, address) => {
        deskOf(accounts)
        const user = await accountOf(address, connection.database)
        refuseSameAccess(user, true)
        await confirm(`${user.email} will be signed out everywhere and cannot sign in again.`)
        await setAccess(user, true, accounts, note)
        return about(user, `${user.email} is disabled.`)
      }),
    )
  accountCommand(users, 'enable')
    .summary('Lets the owner of a disabled account sign in again.')
    .action(
      run(async ({ connection, accounts, note }, address) => {
        deskOf(accounts)
        const user = await accountOf(address, connection.database)
        refuseSameAccess(user, false)
        await setAccess(user, false, accounts, note)
        return about(user, `${user.email} can sign in again.`)
      }),
    )
}

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

function accountCommand(users: CommandUnknownOpts, name: string) {
  return users.command(name).argument('<EMAIL>', 'the address of the account', readAddress)
}

async function find(text: string, database: Database): Promise<Result> {
  const columns = {
    email: 'text',
    name: 'text',
    verified: 'text',
    disabled: 'text',
    created: 'instant',
    lastLogin: 'instant',
    purchases: 'number',
    agdNumber: 'text',
    uid: 'text',
  } as const
  const people = await searchPeople(database, text)
  const rows = people.map((person) => ({
    email: person.email,
    name: person.name,
    verified: person.emailVerified,
    disabled: person.disabled,
    created: person.createdAt,
    lastLogin: person.lastLoginAt,
    purchases: person.purchases,
    agdNumber: person.agdNumber,
    uid: person.uid,
  }))
  return table(columns, rows, { none: 'No account was found.', remarks: unverifiedWarnings(people) })
}

async function accountOf(email: string, database: Database): Promise<User> {
  const user = await findUserByEmail(database, email)
  if (!user) throw new CommandError(`There is no account with ${email}.`)
  return user
}

function about(user: User, sentence: string): Result {
  return { ...message(sentence, { uid: user.uid, email: user.email }), remarks: unverifiedWarnings([user]) }
}
