import { describe, expect, test } from 'vitest'
import { addCommands } from '#site/commands.ts'
import type { AddCommands, Application } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { fullName, leavesOf } from './help.ts'
import { addCommandsTo, emptyProgram } from './program.ts'
import { readText } from './readers.ts'
import { message } from './result.ts'
import { runCommand } from './run-command.ts'

const people = [
  {
    name: 'José Ñandú',
    phone: '+1 213',
    note: 'say "hi",\nthen go',
    count: 2850,
    at: new Date('2025-08-01T19:05:00Z'),
  },
  { name: 'Al\u001b[2J', phone: '=1+1', note: '', count: 5, at: null },
]

const addTestCommands: AddCommands = (program, run) => {
  const things = program.command('things')
  things
    .command('list')
    .summary('Lists things.')
    .option('--course <COURSE>', 'things of this course')
    .option('--all', 'everything')
    .action(
      run(async (_context, { all }) => ({
        rows: all ? people : [],
        none: 'No things.',
        remarks: ['Two of them.'],
      })),
    )
  things
    .command('drop')
    .summary('Drops a thing.')
    .description('For good.')
    .argument('<ID>', 'which thing')
    .requiredOption('--why <TEXT>', 'a reason', readText)
    .action(
      run(async ({ confirm }, id, { why }) => {
        await confirm(`${id} will be gone.`)
        return message('Gone.', { id, why })
      }),
    )
  program
    .command('look')
    .summary('Finds something.')
    .action(run(async () => ({ ...message('One thing is off.'), exit: exitCodes.found })))
  program
    .command('broken')
    .summary('Fails.')
    .action(
      run(async () => {
        throw new TypeError('no such luck')
      }),
    )
}

async function run(typed: string, answer?: string) {
  const printed = { out: '', err: '' }
  const exit = await runCommand(typed.split(' ').filter(Boolean), {
    addCommands: addTestCommands,
    user: () => 'tester',
    withApplication: (_opening, work) => work({ context: { clocks: {} } } as Application),
    terminal: {
      out: (text) => {
        printed.out += text
      },
      err: (text) => {
        printed.err += text
      },
      ask: answer === undefined ? null : async () => answer,
    },
  })
  return { exit, ...printed }
}

describe('results', () => {
  test('a table has aligned columns and no control characters', async () => {
    const { exit, out, err } = await run('things list --all')
    expect(out.split('\n')).toEqual([
      'NAME        PHONE   NOTE               COUNT  AT',
      'José Ñandú  +1 213  say "hi", then go  2850   2025-08-01 12:05',
      'Al [2J      =1+1                       5',
      '',
    ])
    expect({ exit, err }).toEqual({ exit: 0, err: 'Two of them.\n' })
    expect((await run('things list')).out).toBe('No things.\n')
  })

  test('JSON has times in ISO 8601', async () => {
    expect(JSON.parse((await run('things list --all --json')).out)).toEqual([
      { ...people[0], at: '2025-08-01T19:05:00.000Z' },
      people[1],
    ])
    expect((await run('things list --json')).out).toBe('[]\n')
    expect(JSON.parse((await run('things drop 7 --why x --yes --json')).out)).toEqual({
      message: 'Gone.',
      id: '7',
      why: 'x',
    })
  })
})

test('a question is answered by "yes" or --yes only; without a terminal the command is refused', async () => {
  expect(await run('things drop 7 --why x', 'yes')).toMatchObject({ exit: 0, out: 'Gone.\n' })
  expect(await run('things drop 7 --why x', 'y')).toMatchObject({
    exit: 1,
    out: '',
    err: 'Nothing was changed.\n',
  })
  const alone = await run('things drop 7 --why x')
  expect(alone).toMatchObject({ exit: 1, out: '' })
  expect(alone.err).toContain('7 will be gone.\nThis cannot be undone, and there is no terminal to ask.')
  for (const typed of ['things drop 7 --why x --yes', 'things --yes drop 7 --why x']) {
    expect(await run(typed)).toMatchObject({ exit: 0 })
  }
})

test('a check that found something exits with 3, and an unexpected error prints its stack', async () => {
  expect(await run('look')).toEqual({ exit: 3, out: 'One thing is off.\n', err: '' })
  expect((await run('broken')).err).toMatch(/^TypeError: no such luck\n {4}at /)
})

describe('help', () => {
  test.each([
    ['', 'npm run academy -- COMMAND …\n\n  things list'],
    ['help', '  things drop ID --why TEXT              Drops a thing.'],
    ['help', '  --env-file FILE  the site’s environment file'],
    [
      '--help',
      'Exit codes: 0 done, 1 refused or failed, 2 typed wrong, 3 a check found something, 130 or 143 ended by Ctrl-C or SIGTERM.',
    ],
    ['things', 'Drops a thing.'],
    ['things --help', 'Lists things.'],
    ['help things', 'Lists things.'],
    ['help things drop', 'For good.'],
    [
      'things drop 7 --help',
      'npm run academy -- things drop ID --why TEXT\n\nDrops a thing.\n\n  ID          which thing\n  --why TEXT  a reason\n\nFor good.',
    ],
  ])('"%s" prints help on stdout', async (typed, words) => {
    const { exit, out, err } = await run(typed)
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    expect(out).toContain(words)
  })
})

describe('usage errors', () => {
  test.each([
    ['fly', 'Unknown command \'fly\'\n"npm run academy -- help" lists all commands.'],
    ['look 7', "Too many arguments for 'look'"],
    ['things fly', "Unknown command 'fly'"],
    ['things drop 7', "Required option '--why <TEXT>' not specified"],
    ['things drop --why x', "Missing required argument 'ID'"],
    ['things drop 7 --why', "Option '--why <TEXT>' argument missing"],
    ['things drop 7 --why --yes', "Option '--why <TEXT>' argument missing"],
    ['things drop 7 --why --because', '"--because" is an option'],
    ['things list 7', "Too many arguments for 'list'"],
    ['things list --why x', "Unknown option '--why'"],
    ['things list --cours x', '(Did you mean --course?)'],
    ['things list --all=no', "Unknown option '--all=no'"],
  ])('"%s" exits with 2 and explains itself on stderr', async (typed, words) => {
    const { exit, out, err } = await run(typed)
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(err).toContain(words)
  })

  test('a command that was typed wrong is followed by its help', async () => {
    expect((await run('things drop 7')).err).toContain('npm run academy -- things drop ID --why TEXT')
    expect((await run('things fly')).err).toContain('Lists things.')
  })
})

test('every command has a unique name and a sentence for the list', () => {
  const program = emptyProgram(() => {})
  addCommandsTo(program, addCommands, () => async () => {})
  const commands = leavesOf(program)
  const names = commands.map(fullName)
  expect(names).toContain('people erase')
  expect(names).toEqual([...new Set(names)])
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*( [a-z][a-z-]*)?$/)
  for (const command of commands) expect(command.summary()).toMatch(/^[A-Z].*\.$/)
})
