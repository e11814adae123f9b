import type { AddCommands } from '#features/command-line/command.ts'
import {
  readDates,
  readDay,
  readEmail,
  readMoney,
  readName,
  readText,
} from '#features/command-line/readers.ts'
import { message, type Result, table } from '#features/command-line/result.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { makeOffer, withdrawOffer } from './make-offer.ts'
import { stateOf } from './offer-link.ts'
import { listOffers } from './offers.queries.ts'

export const addOfferCommands: AddCommands = (program, run) => {
  const offers = program.command('offers')
  addMakeCommand(offers, run)
  offers
    .command('list')
    .summary('Lists offers, newest first, with their state.')
    .action(run(({ context }) => listWithStates(context)))
  offers
    .command('withdraw')
    .summary('Withdraws an offer: its link no longer opens a payment.')
    .argument('<ID>', 'the ID of the offer, as `offers list` shows it', readText)
    .action(
      run(async ({ context, note }, id) => {
        await withdrawOffer(id, context, note)
        return message('The offer is withdrawn.', { offer: id })
      }),
    )
}

const addMakeCommand: AddCommands = (offers, run) => {
  offers
    .command('make')
    .summary('Makes an offer that a person pays by a link, such as a registration by phone.')
    .argument('<EMAIL>', 'the address of the person', readEmail)
    .requiredOption('--name <NAME>', 'the name of the person', readName)
    .requiredOption(
      '--items <ITEMS>',
      'courses, programs, residency, fellowship-fee or mastership-fee, with commas between them',
      readText,
    )
    .option('--price <DOLLARS>', 'another price than that of the list; the Residency needs one', readMoney)
    .option('--reason <TEXT>', 'why the price differs from the list', readText)
    .option('--until <DAY>', 'the last day on which it can be paid; default: in two weeks', readDay)
    .option('--dates <DATES>', 'the dates of courses: module2:2026-09-12,clinical1:2026-10-16', readDates)
    .option('--hold', 'the seats of those dates are held until the offer ends')
    .option('--payer-name <NAME>', 'who pays, if it is not the person', readName)
    .option('--payer-email <EMAIL>', 'where the offer and the receipt go', readEmail)
    .option('--no-plan', 'it cannot be paid in parts')
    .action(
      run(async ({ context, note }, email, options) => {
        const { name, items, price, reason, until, plan, dates, hold, payerName, payerEmail } = options
        if ((payerName === undefined) !== (payerEmail === undefined)) throw new Refusal('payer_incomplete')
        const offer = await makeOffer(
          {
            email,
            name,
            items: items.split(',').map((item) => item.trim()),
            price: price ?? null,
            reason: reason ?? null,
            until: until ?? null,
            planAllowed: plan,
            payer: payerName && payerEmail ? { name: payerName, email: payerEmail } : null,
            dates: dates ?? {},
            holdsSeats: hold === true,
          },
          context,
          note,
        )
        const facts = { id: offer.id, amount: offer.amount, until: offer.untilDay }
        const to = payerEmail ?? email
        return message(`The offer is emailed to ${to}, and can be paid until ${offer.untilDay}.`, facts, {
          amount: 'money',
        })
      }),
    )
}

async function listWithStates(context: Context): Promise<Result> {
  const columns = {
    made: 'instant',
    name: 'text',
    email: 'text',
    items: 'text',
    amount: 'money',
    until: 'text',
    state: 'text',
    id: 'text',
  } as const
  const rows = []
  for (const offer of await listOffers(context.database)) {
    rows.push({
      made: offer.madeAt,
      name: offer.name,
      email: offer.email,
      items: offer.items.join(' '),
      amount: offer.amount,
      until: offer.untilDay,
      state: await stateOf(offer, context),
      id: offer.id,
    })
  }
  return table(columns, rows, { none: 'No offers.' })
}
