import type { AddCommands } from '#features/command-line/command.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { readAddress } from '#features/command-line/readers.ts'
import { message } from '#features/command-line/result.ts'
import { guestId } from '#features/people/notes.queries.ts'
import { findUser, uidOfAccount } from '#features/people/users.queries.ts'
import type { Owner } from '#features/registrations/registration-owners.queries.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { eraseByStaff } from './erase-by-staff.ts'
import { gatherData } from './gather-data.ts'

const whoAsks =
  'Only for a person who writes from that address. Nothing else shows that the address is theirs.'

export const addPeopleCommands: AddCommands = (program, run) => {
  const people = program.command('people')
  people
    .command('show')
    .summary('Shows all data about a person, with or without an account, as JSON.')
    .description(
      `It is the same data that the owner of an account can download. As a file: npm run -s academy -- people show EMAIL > data.json\n${whoAsks}`,
    )
    .argument('<EMAIL>', 'the person’s address', readAddress)
    .action(
      run(async ({ context, note }, email) => {
        const { person, kept, remarks } = await keptOf(email, context)
        await note(context.database, 'person.exported', { personId: person.uid ?? guestId(email) })
        return { document: kept, remarks }
      }),
    )
  people
    .command('erase')
    .summary('Erases a person, with or without an account. Purchases and payments stay, without the person.')
    .description(`Name, email, phone and card are removed from the registrations. Certificates, emails, questions, waiting-list places and the account
are deleted. An unpaid order can no longer be paid. The command is refused while a payment, a refund or a dispute is in progress, or a
course is still active: cancel that course in the office first.
${whoAsks}`)
    .argument('<EMAIL>', 'the person’s address', readAddress)
    .action(
      run(async ({ context, accounts, confirm, note }, email) => {
        const { person, remarks } = await keptOf(email, context)
        await confirm([...remarks, `All data about ${email} will be erased.`].join('\n'))
        await eraseByStaff(person, { context, signIns: accounts }, note).catch((error) => {
          if (error instanceof Refusal && error.code === 'courses_active') throw stillActive(email)
          throw error
        })
        const left =
          person.uid !== null && accounts === null
            ? ' Firebase still has the sign-in: delete it in the Firebase console within a day.'
            : ''
        return { ...message(`All data about ${email} is erased.${left}`, { email }), remarks }
      }),
    )
}

function stillActive(email: string): CommandError {
  return new CommandError(`${email} still has active courses. Cancel them in the office first.`)
}

async function keptOf(email: string, context: Context) {
  const uid = (await uidOfAccount(context.database, email)) ?? null
  const person: Owner = { uid, email, emailVerified: true }
  const kept = await gatherData(person, context)
  const { registrations, waitingList, questions, mails } = kept
  const isKnown =
    uid !== null || [registrations, waitingList, questions, mails].some(({ length }) => length > 0)
  if (!isKnown) throw new CommandError(`There is no data about ${email}.`)
  const account = uid === null ? undefined : await findUser(context.database, uid)
  return { person, kept, remarks: account?.emailVerified === false ? [unverified(email)] : [] }
}

/** Anybody can sign up with any address. */
const unverified = (email: string) =>
  `Warning: ${email} is not verified. The account may have been made by somebody other than the owner of this address.`
