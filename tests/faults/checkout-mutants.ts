// Small lies in the code that settles payments. The worlds must find each of them, or they show nothing. Lies that need a
// rare moment (an old answer, a letter before its commit) have a test of their own beside the code.
export type Mutant = { name: string; file: string; from: string; to: string }

export const mutants: readonly Mutant[] = [
  {
    name: 'nobody tells the provider to stop',
    file: 'src/server/checkout/payments/settle-payment.ts',
    from: '    await provider.stop(intentId)\n',
    to: '',
  },
  {
    name: 'any amount will do',
    file: 'src/domain/settlement.ts',
    from: 'const asAgreed = payment.amount === registration.amount && payment.currency === currency',
    to: 'const asAgreed = payment.currency === currency',
  },
  {
    name: 'money completes a registration again and again',
    file: 'src/domain/settlement.ts',
    from: "if (!isUnpaid(registration.status)) return 'follow'",
    to: "if (!isUnpaid(registration.status) && payment.state !== 'succeeded') return 'follow'",
  },
  {
    name: 'dates are not locked',
    file: 'src/database/tables/course-dates.ts',
    from: '.forNoKeyUpdate()',
    to: '',
  },
  {
    name: 'a refund is asked with a new key each time',
    file: 'src/server/provider/provider.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the line as it stands there.
    from: 'version === 1 ? key : `${key}:v${version}`',
    to: 'crypto.randomUUID()',
  },
  {
    name: 'money for nothing is kept',
    file: 'src/server/checkout/payments/money-for-nothing.ts',
    from: '  await insertRefund(trx, { key, registrationId, amount, reason, decidedAt })\n',
    to: '  void [insertRefund, key, decidedAt]\n',
  },
  {
    name: 'a full date is sold to who paid late',
    file: 'src/server/checkout/payments/complete-registration.ts',
    from: 'if (full.length > 0) return giveBackLateMoney(trx, registration, payment, checkout)',
    to: 'if (full.length > 99) return giveBackLateMoney(trx, registration, payment, checkout)',
  },
  {
    name: 'who gives up a registration keeps its seats',
    file: 'src/server/checkout/payments/close-unpaid.ts',
    from: '  await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), checkout)\n',
    to: '',
  },
  {
    name: 'a canceled line keeps its seat',
    file: 'src/server/checkout/refunds/cancel.ts',
    from: '  await giveUpSeats(trx, id, courseDateIds, checkout)\n',
    to: '  void courseDateIds\n',
  },
  {
    name: 'nobody owes what failed elsewhere',
    file: 'src/server/checkout/payments/failed-dashboard-refunds.ts',
    from: 'if (owed > 0) {',
    to: 'if (owed < 0) {',
  },
  {
    name: 'a date may have fewer seats than are taken',
    file: 'src/server/checkout/dates/plan-dates.ts',
    from: 'if (spots < taken) throw',
    to: 'if (spots < 0) throw',
  },
]
