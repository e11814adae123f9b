import { linesOf } from '#database/tables/registration-lines.ts'
import { registrationById } from '#database/tables/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { dayOf } from '#domain/days.ts'
import type { Cents } from '#domain/money.ts'
import type { AddCommands, CommandContext } from '../command.ts'
import { Refusal, UsageError } from '../exit-codes.ts'
import { registrationIdOf } from '../find-registration.ts'
import { readCourse, readMoney, readRegistration, readText } from '../readers.ts'
import { addFailedRefundCommands } from './failed-refunds.ts'
import { aboutCourse } from './find-date.ts'
import { cancelCourses, refundPart, type Wanted } from './refund-courses.ts'

const details = `Without --course, all active courses of the registration are canceled. Without --amount, the refund is what the registration's
refund policy gives today. --amount gives another amount and needs a --reason, which is recorded. A refund is never more than the
courses cost, nor more than is left of the payment. --amount 0 cancels without a refund, as the policy does after its last day. The
registrant gets an email.

With --keep the courses and seats stay, completed ones too, and --amount of their price is refunded. They cost that much less from
then on: if they are canceled later, the policy applies to the rest. --keep cannot refund all that is left of their price, or of the
payment, because a registrant who got all of it back has no course.`

type Options = {
  course?: CourseId | undefined
  amount?: Cents | undefined
  reason?: string | undefined
}

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
      run(async (context, typed, { keep, ...options }) => {
        const wanted = await wantedOf(typed, options, context)
        return keep ? refundPart(wanted, context) : cancelCourses(wanted, context)
      }),
    )
  addFailedRefundCommands(refund, run)
}

async function wantedOf(
  typed: string,
  { course, amount, reason = '' }: Options,
  { connection: { database }, checkout }: CommandContext,
): Promise<Wanted> {
  if ((amount === undefined) !== (reason === '')) {
    throw new UsageError(
      '--amount and --reason go together: an amount other than the policy’s needs a reason.',
    )
  }
  const registrationId = await registrationIdOf(typed, database)
  const registration = await registrationById(database, registrationId)
  if (!registration) throw new Refusal(`There is no registration ${registrationId}.`)
  const lines = await linesOf(database, [registrationId])
  if (course !== undefined && !lines.some((line) => line.course === course)) {
    const items = lines.map((line) => line.course).join(', ')
    throw new Refusal(`The registration does not include ${course}. It is for ${items}.`)
  }
  return {
    registration,
    lines,
    isWanted: (line) => course === undefined || line.course === course,
    other: amount === undefined ? null : { amount, reason },
    today: dayOf(checkout.clocks.academy.now()),
  }
}
