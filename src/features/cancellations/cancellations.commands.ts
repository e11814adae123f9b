import type { Cents } from '#domain/money/money.ts'
import { aboutCourse } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { readCourse, readMoney, readRegistration, readText } from '#features/command-line/readers.ts'
import { registrationIdOf } from '#features/registrations/typed-registration.ts'
import { refundCourses } from './cancel-courses.commands.ts'
import { addFailedRefundCommands } from './retry-failed.commands.ts'

const details = `Without --course, all active courses of the registration are canceled. Without --amount, the refund is what the registration's
refund policy gives today. --amount gives another amount and needs a --reason, which is recorded. A refund is never more than the
courses cost, nor more than is left of the payment. --amount 0 cancels without a refund, as the policy does after its last day. The
registrant gets an email.

With --keep the courses and seats stay, completed ones too, and --amount of their price is refunded. They cost that much less from
then on: if they are canceled later, the policy applies to the rest. --keep cannot refund all that is left of their price, or of the
payment, because a registrant who got all of it back has no course.`

export const addRefundCommands: AddCommands = (program, run) => {
  const refund = program
    .command('refund')
    .summary('Cancels courses and refunds the policy’s amount, or another; with --keep it cancels nothing.')
    .description(details)
    .argument('<REGISTRATION>', 'the ID of the registration, or its receipt number', readRegistration)
    .option('--course <COURSE>', aboutCourse, readCourse)
    .option('--amount <DOLLARS>', 'refunds this amount instead of the policy’s', readMoney)
    .option('--reason <TEXT>', 'why the amount differs from the policy’s', readText)
    .option('--keep', 'refunds --amount and cancels nothing')
    // Commander accepts the options of "refund" for "refund retry", too, and would ignore them there.
    .hook('preSubcommand', (refund, subcommand) => {
      const misplaced = refund.options.find((option) => option.attributeName() in refund.opts())
      if (misplaced) throw new UsageError(`"refund ${subcommand.name()}" does not take ${misplaced.long}.`)
    })
    .action(
      run(async (context, typed, { course, amount, reason = '', keep = false }) => {
        refuseIncomplete({ amount, reason, keep })
        return refundCourses(
          {
            registrationId: await registrationIdOf(typed, context.connection.database),
            items: course === undefined ? null : [course],
            amount: amount ?? null,
            keeps: keep,
            reason: reason || null,
          },
          context,
        )
      }),
    )
  addFailedRefundCommands(refund, run)
}

function refuseIncomplete({
  amount,
  reason,
  keep,
}: {
  amount?: Cents | undefined
  reason: string
  keep: boolean
}) {
  if ((amount === undefined) !== (reason === '')) {
    throw new UsageError(
      '--amount and --reason go together: an amount other than the policy’s needs a reason.',
    )
  }
  if (!keep) return
  if (amount === undefined) {
    throw new UsageError(
      '--keep needs --amount and --reason: the policy gives nothing for courses that stay.',
    )
  }
  if (amount === 0) throw new UsageError('--keep needs an amount above $0.00.')
}
