// Steps toward an award that happen outside the site: the test, the fee, the oral defense.
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { programIds } from '#domain/catalogue/catalogue.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { refuseFuture } from '#features/certificates/refuse-future.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { findAccount } from '#features/command-line/find-account.ts'
import { readAddress, readAward, readDay, readWhole } from '#features/command-line/readers.ts'
import { message } from '#features/command-line/result.ts'
import { warningsAbout } from '#features/command-line/unverified-warnings.ts'
import { recordStep, recordTest } from './record-award.ts'

export const addRecordCommands: AddCommands = (awards, run) => {
  recordCommand(awards, 'record-test')
    .summary('Records an attempt at the Fellowship’s test.')
    .argument('<SCORE>', 'the score in percent', readWhole('SCORE', { from: 0, to: 100 }))
    .action(
      run(async ({ context, confirm, note }, email, score, { on }) => {
        const takenOn = pastDay(on, context.clocks)
        const uid = await findAccount(email, context.database)
        await confirm(`A test of ${takenOn} with ${score}% will be recorded for ${email}.`)
        const { state } = await recordTest(uid, { takenOn, score }, context, note)
        const outcome = state === 'passed' ? 'passed' : 'not passed'
        const recorded = message(`Recorded: ${outcome}.`, { state, score, takenOn })
        return { ...recorded, remarks: await warningsAbout([uid], context.database) }
      }),
    )
  recordCommand(awards, 'record-fee')
    .summary('Records that the fee of an award was paid.')
    .argument('<AWARD>', `one of ${programIds.join(', ')}`, readAward)
    .action(
      run(async ({ context, confirm, note }, email, award, { on }) => {
        const doneOn = pastDay(on, context.clocks)
        const uid = await findAccount(email, context.database)
        await confirm(`The fee of the ${award} will be recorded as paid by ${email} on ${doneOn}.`)
        await recordStep({ uid, award, step: 'fee', doneOn }, context, note)
        const recorded = message(`Recorded: the fee of the ${award}.`, { award, doneOn })
        return { ...recorded, remarks: await warningsAbout([uid], context.database) }
      }),
    )
  recordCommand(awards, 'record-defense')
    .summary('Records that a dentist passed the oral defense of the Mastership.')
    .action(
      run(async ({ context, confirm, note }, email, { on }) => {
        const doneOn = pastDay(on, context.clocks)
        const uid = await findAccount(email, context.database)
        await confirm(`The oral defense of ${email} will be recorded as passed on ${doneOn}.`)
        await recordStep({ uid, award: 'mastership', step: 'defense', doneOn }, context, note)
        const recorded = message('Recorded: the oral defense.', { doneOn })
        return { ...recorded, remarks: await warningsAbout([uid], context.database) }
      }),
    )
}

function recordCommand(awards: CommandUnknownOpts, name: string) {
  return awards
    .command(name)
    .argument('<EMAIL>', 'the address of the account', readAddress)
    .option('--on <DAY>', 'the day on which it happened; default: today', readDay)
}

function pastDay(day: Day | undefined, clocks: Clocks): Day {
  const done = day ?? dayOf(clocks.academy.now())
  refuseFuture(done, clocks)
  return done
}
