// Small lies in the code that settles payments. The worlds must find each of them, or they show nothing.
export type Mutant = { name: string; file: string; from: string; to: string }

export const mutants: readonly Mutant[] = [
  {
    name: 'nobody tells the provider to stop',
    file: 'src/server/checkout/settle-payment.ts',
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
    file: 'src/database/sessions.ts',
    from: '.forNoKeyUpdate()',
    to: '',
  },
  {
    name: 'old news overwrites new',
    file: 'src/server/checkout/settle-payment.ts',
    from: 'if (registration?.revision !== known.revision) return undefined',
    to: 'if (!registration) return undefined',
  },
  {
    name: 'a refund is asked with a new key each time',
    file: 'src/server/checkout/provider.ts',
    from: '{ idempotencyKey: key },',
    to: '{ idempotencyKey: crypto.randomUUID() },',
  },
  {
    name: 'an event is done before it is settled',
    file: 'src/server/checkout/poll.ts',
    from: 'if (event.intentId !== null) await settlePayment(event.intentId, checkout)\n',
    to: 'await markEventDone(database, { id: event.id, type: event.type, doneAt: clocks.real.now() })\n  if (event.intentId !== null) await settlePayment(event.intentId, checkout)\n',
  },
  {
    name: 'late money is kept',
    file: 'src/server/checkout/complete-registration.ts',
    from: '  await insertRefund(trx, refund)\n',
    to: '  void refund\n  void insertRefund\n',
  },
  {
    name: 'a full date is sold to who paid late',
    file: 'src/server/checkout/complete-registration.ts',
    from: 'if (full.length > 0) return giveBackLateMoney(trx, registration, payment, checkout)',
    to: 'if (full.length > 99) return giveBackLateMoney(trx, registration, payment, checkout)',
  },
  {
    name: 'the confirmation goes out before the commit',
    file: 'src/server/checkout/complete-registration.ts',
    from: 'await tellOfCompletion(trx, completed, lines, checkout)',
    to: 'await tellOfCompletion(checkout.database, completed, lines, checkout)',
  },
  {
    name: 'who gives up a registration keeps its seats',
    file: 'src/server/checkout/close-unpaid.ts',
    from: '  await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), checkout)\n',
    to: '',
  },
  {
    name: 'a canceled line keeps its seat',
    file: 'src/server/checkout/cancel.ts',
    from: '  await giveUpSeats(trx, id, sessionIds, checkout)\n',
    to: '  void sessionIds\n',
  },
  {
    name: 'a refund that fails is not noticed',
    file: 'src/domain/settlement.ts',
    from: "  if (refunds.includes('failed')) return 'needs_review'\n",
    to: '',
  },
]
