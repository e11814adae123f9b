import type { Database } from '#database/engine/connection.ts'
import { registrationsOfPerson } from '#database/tables/registrations.ts'
import type { User } from '#database/tables/rows/identity.ts'
import { findUserByEmail, searchPeople } from '#database/tables/users.ts'
import { defaultLanguage, type Language } from '#domain/language.ts'
import { type AccountDesk, type Command, Refusal } from '../command.ts'
import { type Result, table, told } from '../result.ts'
import { unverifiedWarnings } from '../unverified-warnings.ts'

const find: Command = {
  usage: 'users find TEXT',
  does: 'Finds accounts by a part of their address or name, or by their uid.',
  details: 'Who registered without an account is found with "registrations list --email".',
  async run(given, { connection }) {
    const people = await searchPeople(connection.database, given.word('TEXT').trim())
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
    return table(columns, rows, { none: 'Nobody was found.', remarks: unverifiedWarnings(people) })
  },
}

const disable: Command = {
  usage: 'users disable EMAIL',
  does: 'Lets nobody sign in to an account any more, and ends its sessions.',
  details: 'What was bought stays; "users enable" lets its owner in again.',
  async run(given, { connection, accounts, confirm, note }) {
    const desk = deskOf(accounts)
    const user = await accountOf(given.word('EMAIL'), connection.database)
    if (user.disabled) throw new Refusal(`${user.email} is disabled already.`)
    await confirm(`${user.email} will be signed out everywhere and cannot sign in again.`)
    if (!(await desk.setDisabled(user.uid, true, note))) throw goneMeanwhile(user)
    return about(user, `${user.email} is disabled.`)
  },
}

const enable: Command = {
  usage: 'users enable EMAIL',
  does: 'Lets the owner of a disabled account sign in again.',
  async run(given, { connection, accounts, note }) {
    const desk = deskOf(accounts)
    const user = await accountOf(given.word('EMAIL'), connection.database)
    if (!user.disabled) throw new Refusal(`${user.email} is not disabled.`)
    if (!(await desk.setDisabled(user.uid, false, note))) throw goneMeanwhile(user)
    return about(user, `${user.email} may sign in again.`)
  },
}

const reset: Command = {
  usage: 'users reset EMAIL',
  does: 'Mails the owner of an account a link to set a new password.',
  details: 'The link works once, for an hour. It is written in the language of their last registration.',
  async run(given, { connection: { database }, accounts, confirm, note }) {
    const desk = deskOf(accounts)
    const user = await accountOf(given.word('EMAIL'), database)
    const { uid, email } = user
    if (user.disabled) throw new Refusal(`${email} is disabled: "users enable" comes first.`)
    const emptied = user.emailVerified ? '' : ' Using it empties the account, whose address is not verified.'
    await confirm(`A link to set a new password will be mailed to ${email}.${emptied}`)
    const language = await languageOf(uid, email, database)
    if (!(await desk.mailReset({ uid, email, language }, note))) throw goneMeanwhile(user)
    return about(user, `A link to set a new password is on its way to ${email}.`)
  },
}

const rotate: Command = {
  usage: 'keys rotate',
  does: 'Signs everybody’s sessions with a new key from now on.',
  details: 'Nobody is signed out: tokens of the old key count until they end, an hour at most.',
  async run(_given, { accounts, confirm, note }) {
    const desk = deskOf(accounts)
    await confirm('A new key will sign all tokens, and the old one be retired.')
    const key = await desk.rotateKeys(note)
    return told(`Tokens are signed with key ${key} from now on.`, { key })
  },
}

function deskOf(accounts: AccountDesk | null): AccountDesk {
  if (accounts) return accounts
  throw new Refusal('Accounts and keys are Firebase’s here: use its own pages.')
}

async function accountOf(email: string, database: Database): Promise<User> {
  const address = email.toLowerCase()
  const user = await findUserByEmail(database, address)
  if (!user) throw new Refusal(`Nobody has an account with ${address}.`)
  return user
}

function about(user: User, sentence: string): Result {
  return { ...told(sentence, { uid: user.uid, email: user.email }), remarks: unverifiedWarnings([user]) }
}

/** While staff were asked. */
function goneMeanwhile({ email }: User): Refusal {
  return new Refusal(`Nobody has an account with ${email} any more.`)
}

async function languageOf(uid: string, email: string, database: Database): Promise<Language> {
  const registrations = await registrationsOfPerson(database, { uid, email })
  return registrations.at(-1)?.language ?? defaultLanguage
}

export const userCommands: readonly Command[] = [find, disable, enable, reset, rotate]
