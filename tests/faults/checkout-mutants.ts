// Small lies in the code that settles payments. The worlds must find each of them, or they show nothing. Lies that need a
// rare moment (an old answer, a letter before its commit) have a test of their own beside the code.
type Mutant = { name: string; file: string; from: string; to: string }

export const mutants: readonly Mutant[] = [
  {
    name: 'nobody tells the provider to stop',
    file: 'src/features/payments/read-report.ts',
    from: '    await provider.stop(intent)\n',
    to: '',
  },
  {
    name: 'any amount will do',
    file: 'src/domain/money/settlement.ts',
    from: 'const asAgreed = payment.amount === registration.due && payment.currency === currency',
    to: 'const asAgreed = payment.currency === currency',
  },
  {
    name: 'money completes a registration again and again',
    file: 'src/domain/money/settlement.ts',
    from: "if (!isUnpaid(registration.status)) return 'follow'",
    to: "if (!isUnpaid(registration.status) && payment.state !== 'succeeded') return 'follow'",
  },
  {
    name: 'dates are not locked',
    file: 'src/features/catalogue/course-dates.queries.ts',
    from: '.forNoKeyUpdate()',
    to: '',
  },
  {
    name: 'a refund is asked with a new key each time',
    file: 'src/platform/provider/provider.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the line as it stands there.
    from: 'version === 1 ? key : `${key}:v${version}`',
    to: 'crypto.randomUUID()',
  },
  {
    name: 'money for nothing is kept',
    file: 'src/features/payments/money-for-nothing.ts',
    from: "  return recordRefund(trx, received, { ...refund, state: 'due', decidedAt }, context)\n",
    to: '  void [refund, decidedAt]\n  return received\n',
  },
  {
    name: 'a full date is sold to who paid late',
    file: 'src/features/payments/complete-registration.ts',
    from: 'return mayUseCode && isPaid && full.length === 0',
    to: 'return mayUseCode && isPaid && full.length <= 99',
  },
  {
    name: 'who gives up a registration keeps its seats',
    file: 'src/features/orders/close-unpaid.ts',
    from: '  await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), context)\n',
    to: '',
  },
  {
    name: 'a canceled line keeps its seat',
    file: 'src/features/cancellations/cancel.ts',
    from: '  await giveUpSeats(trx, id, courseDateIds, context)\n',
    to: '  void courseDateIds\n',
  },
  {
    name: 'nobody owes what failed elsewhere',
    file: 'src/features/refunds/failed-dashboard-refunds.ts',
    from: 'if (owed > 0) {',
    to: 'if (owed < 0) {',
  },
  {
    name: 'a date may have fewer seats than are taken',
    file: 'src/features/dates/plan-dates.ts',
    from: 'if (spots < taken) throw',
    to: 'if (spots < 0) throw',
  },
  {
    name: 'an entry is doubled',
    file: 'src/features/ledger/record-payment.ts',
    from: "[...causedBy('agreed', agreed), arrivalOf(payment, arrived)]",
    to: "[...causedBy('agreed', agreed), arrivalOf(payment, arrived), arrivalOf(payment, arrived)]",
  },
  {
    name: 'what the provider reports is posted twice',
    file: 'src/features/payments/follow-money.ts',
    from: "causedBy('provider', missing)",
    to: "causedBy('provider', [...missing, ...missing])",
  },
  {
    name: 'a reversal is lost',
    file: 'src/domain/money/expected-entries.ts',
    from: '    if (missing === 0) return []\n',
    to: '    if (missing <= 0) return []\n',
  },
  {
    name: 'a lost dispute has the wrong sign',
    file: 'src/domain/money/expected-entries.ts',
    from: "entry('disputed', 'write_off',",
    to: "entry('write_off', 'disputed',",
  },
  {
    name: 'a decided refund has the wrong sign',
    file: 'src/features/refunds/record-refund.ts',
    from: "entry('refund_payable', price, part,",
    to: "entry(price, 'refund_payable', part,",
  },
  {
    name: 'a sent refund leaves the wrong account',
    file: 'src/domain/money/expected-entries.ts',
    from: "entry('provider', 'refund_payable', made(refund), { payment, refund })",
    to: "entry('offline', 'refund_payable', made(refund), { payment, refund })",
  },
  {
    name: 'an offline refund leaves the wrong account',
    file: 'src/domain/money/expected-entries.ts',
    from: "entry('offline', 'refund_payable', byStaff, { payment, refund })",
    to: "entry('write_off', 'refund_payable', byStaff, { payment, refund })",
  },
  {
    name: 'a disputed amount leaves the wrong account',
    file: 'src/domain/money/expected-entries.ts',
    from: "entry('provider', 'disputed', taken[index] ?? 0, { payment, dispute })",
    to: "entry('offline', 'disputed', taken[index] ?? 0, { payment, dispute })",
  },
  {
    name: 'a dashboard refund is decided for the wrong account',
    file: 'src/domain/money/expected-entries.ts',
    from: "const price = facts.isAgreed ? 'tuition' : 'receivable'",
    to: "const price = facts.isAgreed ? 'receivable' : 'tuition'",
  },
  {
    name: 'the oldest payment is refunded beyond what is left of it',
    file: 'src/domain/money/ledger.ts',
    from: '  const newestFirst = payments.toReversed()\n  const left = newestFirst.map(({ id }) => leftToRefund(ofPayment(ledger, id)))\n',
    to: '  const newestFirst = [...payments]\n  const left = newestFirst.map(() => amount + 0 * ledger.length)\n',
  },
  {
    name: 'the oldest payment is refunded first',
    file: 'src/domain/money/ledger.ts',
    from: 'payments.toReversed()',
    to: '[...payments]',
  },
  {
    name: 'a payment is refunded while another one is disputed',
    file: 'src/features/payments/follow-money.ts',
    from: '  return { disputes: [...report.disputes, ...others], changedDisputes }\n',
    to: '  void others\n  return { disputes: report.disputes, changedDisputes }\n',
  },
  {
    name: 'a cancellation leaves the payments of a plan as they are',
    file: 'src/features/plans/end-due.ts',
    from: '  return shrinkPayments(trx, posted, less + rest)\n',
    to: '  void [shrinkPayments, less, rest]\n  return posted\n',
  },
  {
    name: 'one payment of the rest leaves the other payments open',
    file: 'src/features/payments/take-plan-payment.ts',
    from: "{ state: 'canceled' })",
    to: "{ state: 'open' })",
  },
  {
    name: 'a whole cancellation writes nothing off',
    file: 'src/features/plans/end-due.ts',
    from: 'const writtenOff = rest > 0 ?',
    to: 'const writtenOff = rest > 1e9 ?',
  },
  {
    name: 'a canceled date keeps the seats of those who are asked',
    file: 'src/features/dates/cancel-date.ts',
    from: '  await releaseSeats(trx, registrationId, [courseDateId])\n',
    to: '',
  },
  {
    name: 'money that becomes credit is not counted as refunded',
    file: 'src/features/credit/issue-credit.ts',
    from: "  return post(trx, registration, [{ ...made, cause: 'credit', creditId }], context)\n",
    to: '  void [post, context, made, creditId]\n  return registration\n',
  },
  {
    name: 'an upgrade leaves the earlier courses as they are',
    file: 'src/features/upgrades/move-in.ts',
    from: '    await endSource(trx, source, counted, context)\n',
    to: '    void [endSource, counted]\n',
  },
  {
    name: 'a dashboard refund is one of its amount for each person of a group',
    file: 'src/domain/money/group-parts.ts',
    from: 'const amount = parts[index] ?? 0',
    to: 'const amount = parts[index] ? refund.amount : 0',
  },
  {
    name: 'only the payer of a group is registered',
    file: 'src/features/payments/settle-payment.ts',
    from: '[paid(first), ...others.map(paid)]',
    to: '[paid(first)]',
  },
]
