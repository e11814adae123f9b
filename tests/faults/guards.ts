// The code that each fault test depends on, removed one guard at a time. The test must then fail, or it shows nothing.
import type { Change } from '#tests/support/changed-copy.ts'

type Guard = Change & {
  /** What goes wrong without the guard. */
  without: string
  /** The test file that must fail, and a part of the failing test's title. */
  test: string
  fails: string
}

export const guards: readonly Guard[] = [
  {
    without: 'a form that is sent again opens another registration',
    test: 'kill-site',
    fails: 'the site is killed',
    file: 'src/features/payments/payments.routes.ts',
    from: "formKey: headers['idempotency-key'] ?? randomUUID()",
    to: 'formKey: randomUUID()',
  },
  {
    without: 'a call whose answer was lost asks the provider for another payment',
    test: 'kill-site',
    fails: 'the site is killed',
    file: 'src/platform/provider/provider.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the line as it is in that file.
    from: '`payment:${paymentId}:v${version}`',
    to: 'crypto.randomUUID()',
  },
  {
    without: 'PostgreSQL is not restarted',
    test: 'postgres',
    fails: 'PostgreSQL is killed',
    file: 'src/platform/database/embedded/server.ts',
    from: 'if (!leaving) revival = revive()',
    to: 'void revive',
  },
  {
    without: 'a failed start of PostgreSQL is not retried',
    test: 'disk-full',
    fails: 'the disk is full',
    file: 'src/platform/database/embedded/server.ts',
    from: 'await pause(1000)',
    to: 'return',
  },
  {
    without: 'a database outage is reported as an unexpected error',
    test: 'disk-full',
    fails: 'the disk is full',
    file: 'src/platform/http/errors.ts',
    from: "  if (isOutage(error)) return new Refusal('database_unavailable', { retryAfterSeconds: 2 })\n",
    to: '  void isOutage\n',
  },
  {
    without: 'a call whose answer was lost asks the provider for another payment',
    test: 'provider',
    fails: 'silent after it did what was asked',
    file: 'src/platform/provider/provider.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the line as it is in that file.
    from: '`payment:${paymentId}:v${version}`',
    to: 'crypto.randomUUID()',
  },
  {
    without: 'an order keeps a failure that the provider stored for its key',
    test: 'provider',
    fails: 'keeps that failure for the key',
    file: 'src/platform/provider/kept-failures.ts',
    from: 'export const keysAtMost = 30',
    to: 'export const keysAtMost = 1',
  },
  {
    without: 'a connection is held during a call to the provider',
    test: 'provider',
    fails: 'delay nobody else',
    file: 'src/features/payments/open-payment.ts',
    from: 'await secretFor(registration, context)',
    to: 'await context.database.transaction().execute(() => secretFor(registration, context))',
  },
  {
    without: 'open payments are not polled',
    test: 'webhooks',
    fails: 'all webhooks are lost',
    file: 'src/features/payments/poll.ts',
    from: '  await settleEach(await openIntents(database, now), context)\n',
    to: '  void openIntents\n',
  },
  {
    without: 'a second event completes a paid registration again',
    test: 'webhooks',
    fails: 'after their records were deleted',
    file: 'src/domain/money/settlement.ts',
    from: "if (!isUnpaid(registration.status)) return 'follow'",
    to: "if (!isUnpaid(registration.status) && payment.state !== 'succeeded') return 'follow'",
  },
  {
    without: 'a late payment is ignored',
    test: 'webhooks',
    fails: 'down for five days',
    file: 'src/domain/money/settlement.ts',
    from: "if (payment.state === 'succeeded') {",
    to: "if (payment.state === 'succeeded' && registration.expiresAt > now) {",
  },
  {
    without: 'emails are given up after a few tries',
    test: 'mail-away',
    fails: 'was down for an hour',
    file: 'src/platform/email/outbox.ts',
    from: 'retries: 223',
    to: 'retries: 5',
  },
  {
    without: 'emails wait two hours for their next try',
    test: 'mail-away',
    fails: 'was down for an hour',
    file: 'src/platform/email/outbox.ts',
    from: 'longestWait: 600',
    to: 'longestWait: 7200',
  },
  {
    without: 'limits trust a clock that was set back',
    test: 'clock',
    fails: 'no visitor is locked out by limits',
    file: 'src/platform/limits/limits.ts',
    from: 'const clockDifference = minutes(1)',
    to: 'const clockDifference = minutes(1_000_000)',
  },
  {
    without: 'migrations take no lock',
    test: 'migrations',
    fails: 'two processes that start at once',
    file: 'src/platform/database/migrate.ts',
    from: '  const { error } = await new Migrator({ db: database, provider: { getMigrations } })',
    to: '  Object.assign(database.getExecutor().adapter, { acquireMigrationLock: async () => {} })\n  const { error } = await new Migrator({ db: database, provider: { getMigrations } })',
  },
]
