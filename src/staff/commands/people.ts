import type { Owner } from '#database/tables/registrations.ts'
import { findUser, uidOfAccount } from '#database/tables/users.ts'
import { eraseByStaff } from '#server/account/erase-by-staff.ts'
import { gatherData } from '#server/account/gather-data.ts'
import type { Checkout } from '#server/checkout/checkout.ts'
import { ApiError } from '#server/http/errors.ts'
import { type Command, Refusal } from '../command.ts'
import { document, told } from '../result.ts'
import { unverifiedWarnings } from '../unverified-warnings.ts'

const whoAsks = 'Only for somebody who writes from that address: nothing else shows that it is theirs.'

const show: Command = {
  usage: 'people show EMAIL',
  does: 'Shows all that is kept of somebody, with an account or without, as JSON.',
  details: `It is what an account’s owner downloads there. As a file to hand over: npm run -s academy -- people show EMAIL > kept.json
${whoAsks}`,
  async run(given, { checkout }) {
    const { kept, remarks } = await keptOf(given.word('EMAIL'), checkout)
    return { ...document(kept), remarks }
  },
}

const erase: Command = {
  usage: 'people erase EMAIL',
  does: 'Erases somebody, with an account or without: what was bought and paid stays, without who it was.',
  details: `Name, email, phone and card leave the registrations; certificates, letters, places on waiting lists and the account go. An order
that was not paid can no longer be. It is refused while a payment, a refund or a dispute is under way, or a course is still to come:
"refund" cancels that first.
${whoAsks}`,
  async run(given, { checkout, accounts, confirm, note }) {
    const { person, remarks } = await keptOf(given.word('EMAIL'), checkout)
    const { uid, email } = person
    await confirm([...remarks, `All that is kept of ${email} will be erased.`].join('\n'))
    await eraseByStaff(person, { checkout, signIns: accounts }, note).catch((error) => {
      if (error instanceof ApiError && error.code === 'courses_active') throw new Refusal(stillToCome(email))
      throw error
    })
    const left =
      uid !== null && accounts === null
        ? ' The sign-in is Firebase’s: delete it on its pages within a day.'
        : ''
    return { ...told(`All that was kept of ${email} is erased.${left}`, { email }), remarks }
  },
}

function stillToCome(email: string): string {
  return `There are still active courses: "registrations list --email ${email}" has them, and "refund" cancels them.`
}

async function keptOf(word: string, checkout: Checkout) {
  const email = word.toLowerCase()
  const uid = (await uidOfAccount(checkout.database, email)) ?? null
  const person: Owner = { uid, email, emailVerified: true }
  const kept = await gatherData(person, checkout)
  const { registrations, waitingList, mails } = kept
  const isKnown = uid !== null || [registrations, waitingList, mails].some(({ length }) => length > 0)
  if (!isKnown) throw new Refusal(`Nothing is kept of ${email}.`)
  const account = uid === null ? undefined : await findUser(checkout.database, uid)
  return { person, kept, remarks: unverifiedWarnings([account]) }
}

export const peopleCommands: readonly Command[] = [show, erase]
