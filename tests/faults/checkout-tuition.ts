// Credit, codes, upgrades, takeovers, wires and canceled dates in a random world.
import { sql } from 'kysely'
import { dollars } from '#domain/money/money.ts'
import { giveCredit } from '#features/credit/give-credit.ts'
import { answerDate, refundUnanswered } from '#features/dates/answer-date.ts'
import { chooseDate } from '#features/dates/choose-date.ts'
import { makeOffer } from '#features/offers/make-offer.ts'
import { openUpgrade } from '#features/payments/order-upgrade.routes.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { selectRegistrations } from '#features/registrations/registrations.queries.ts'
import { takeoversOf } from '#features/registrations/takeovers.queries.ts'
import { acceptTakeover, offerTakeover } from '#features/takeovers/takeover.ts'
import { confirmWire, recordWire } from '#features/wires/record-wire.ts'
import { refundOffline } from '#features/wires/take-wire.ts'
import type { Context } from '#platform/context.ts'
import { buyerOf, type OrderForms, unlimited } from './checkout-buyers.ts'
import { pick } from './checkout-picks.ts'
import { intentOf, type WorldProvider } from './checkout-provider.ts'
import { otherDate } from './checkout-start.ts'
import { type Acts, cards, worldCode } from './checkout-steps.ts'

const unrecorded = async () => {}

type World = { context: Context; provider: WorldProvider; forms: OrderForms }

export function tuitionActs({
  context,
  provider,
  forms,
}: World): Acts<
  | 'buy with credit'
  | 'buy with code'
  | 'upgrade'
  | 'take over'
  | 'wire'
  | 'wire back'
  | 'answer'
  | 'no answer'
> {
  const { database } = context

  /** Credit may pay everything: then there is nothing to pay by card. */
  async function pay(secret: string, card: keyof typeof cards, by: Context) {
    if (secret === '') return
    await provider.pay(secret, cards[card])
    await settlePayment(intentOf(secret), by)
  }

  return {
    async 'buy with credit'({ form, order, card, dollars: amount }, by) {
      const credit = { email: buyerOf(form).email, source: 'goodwill', amount: dollars(amount) } as const
      await database
        .transaction()
        .execute((trx) => giveCredit(trx, { ...credit, expiresOn: null, reason: 'x' }, context, unrecorded))
      await pay(await forms.open(form, order, by, { credit: true, user: buyerOf(form) }), card, by)
    },
    async 'buy with code'({ form, order, colleagues, card }, by) {
      const options = { code: worldCode, colleagues, user: buyerOf(form) }
      await pay(await forms.open(form, order, by, options), card, by)
    },
    async upgrade({ form, order, colleagues, program, card }, by) {
      const options = { colleagues, user: buyerOf(form) }
      await pay(await forms.open(form, order, context, options), 'pays', context)
      const caller = { user: buyerOf(form), ip: `10.0.0.${form}`, language: 'en' } as const
      const parts = { context: by, limiter: unlimited, bearer: { hold: async () => true } }
      await pay((await openUpgrade(caller, program, parts)).clientSecret, card, by)
    },
    async 'take over'({ paid }, by) {
      const owned = await ownedLines(context, ({ start }) => start !== null)
      const chosen = pick(owned, paid)
      if (!chosen?.uid) return
      const { registrationId, course, uid } = chosen
      const colleague = { course, name: 'C', email: 'colleague@mail.example' }
      await offerTakeover({ registrationId, uid }, colleague, by)
      const [offered] = await takeoversOf(database, [registrationId])
      if (!offered) return
      const token = by.links.sign('takeover', offered.id, offered.edition)
      await acceptTakeover(token, { name: 'C', language: 'en' }, by)
    },
    async wire({ form, twice }, by) {
      const { email } = buyerOf(form)
      const terms = { items: ['clinical1'], price: null, reason: null, until: null, planAllowed: false }
      const asked = { email, name: 'A', ...terms, payer: null, dates: {}, holdsSeats: false }
      const offer = await makeOffer(asked, context, unrecorded)
      const money = { about: offer.id, method: 'wire', amount: offer.amount, reference: 'x' } as const
      const wire = await recordWire(
        { ...money, receivedOn: '2025-08-01' },
        { user: 'a' },
        context,
        unrecorded,
      )
      const confirm = (one: Context) => confirmWire(wire.id, { user: 'b' }, one, unrecorded)
      await Promise.all((twice ? [by, context] : [by]).map(confirm))
    },
    async 'wire back'(_step, by) {
      await refundWires(by)
    },
    async answer({ paid, answer }, by) {
      const asked = pick(await ownedLines(context, (line) => line.asked !== null), paid)
      if (!asked) return
      const { registrationId, course, uid } = asked
      // Guests have no account to use credit in.
      if (answer === 'credit' && uid === null) return
      if (answer !== 'date') return answerDate({ registrationId, course, answer }, by)
      const start = otherDate[course as keyof typeof otherDate]
      return chooseDate({ registrationId, uid, provenEmail: null, course, start }, by)
    },
    async 'no answer'({ twice }, by) {
      await sql`update date_answers set last_day = '2025-07-31' where answer is null`.execute(database)
      await Promise.all((twice ? [by, context] : [by]).map(refundUnanswered))
    },
  }
}

/** Paid lines that are not canceled, with the account that has them. */
async function ownedLines({ database }: Context, isWanted: (line: RegistrationLine) => boolean) {
  const paid = await selectRegistrations(database).where('paidAt', 'is not', null).orderBy('id').execute()
  const ids = paid.map(({ id }) => id)
  return (await linesOf(database, ids))
    .filter((line) => line.canceledAt === null && isWanted(line))
    .map((line) => ({ ...line, uid: paid.find(({ id }) => id === line.registrationId)?.uid ?? null }))
}

/** Staff send back what came by wire. */
export async function refundWires(context: Context) {
  const due = await context.database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select('refunds.registrationId')
    .distinct()
    .where('refunds.state', '=', 'due')
    .where('payments.method', '=', 'wire')
    .execute()
  for (const { registrationId } of due) await refundOffline({ registrationId, how: 'x' }, context, unrecorded)
}
