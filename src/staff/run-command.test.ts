import { expect, test } from 'vitest'
import { type Command, exitCodes, type House } from './command.ts'
import { sections as everything } from './commands.ts'
import { table, told } from './result.ts'
import { runCommand } from './run-command.ts'
import { showResult } from './show-result.ts'
import { usageOf } from './usage.ts'

const people = [
  {
    name: 'José Ñandú',
    phone: '+1 213',
    note: 'say "hi",\nthen go',
    amount: 285_050,
    at: new Date('2025-08-01T19:05:00Z'),
  },
  { name: 'Al\u001b[2J', phone: '=1+1', note: '', amount: -5, at: null },
]
const columns = { name: 'text', phone: 'text', note: 'text', amount: 'money', at: 'instant' } as const

const list: Command = {
  usage: 'things list [--course COURSE] [--all]',
  does: 'Lists things.',
  run: async (given) =>
    table(columns, given.flag('--all') ? people : [], { none: 'No things.', remarks: ['Two of them.'] }),
}
const drop: Command = {
  usage: 'things drop ID --why TEXT',
  does: 'Drops a thing.',
  details: 'For good.',
  async run(given, { confirm }) {
    await confirm(`${given.word('ID')} will be gone.`)
    return told('Gone.', { id: given.word('ID'), why: given.word('--why'), cost: 1250 }, { cost: 'money' })
  },
}
const look: Command = {
  usage: 'look',
  does: 'Finds something.',
  run: async () => ({ ...told('One thing is off.'), exit: exitCodes.found }),
}
const broken: Command = {
  usage: 'broken',
  does: 'Fails.',
  run: async () => {
    throw new TypeError('no such luck')
  },
}

async function run(typed: string, answer?: string) {
  const printed = { out: '', err: '' }
  const exit = await runCommand(typed.split(' ').filter(Boolean), {
    sections: [{ title: 'Things', commands: [list, drop, look, broken] }],
    who: 'tester',
    withHouse: (work) => work({ checkout: { clocks: {} } } as House),
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

test('people get aligned columns, amounts to the right, nothing that steers their terminal', async () => {
  const { exit, out, err } = await run('things list --all')
  expect(out.split('\n')).toEqual([
    'NAME        PHONE   NOTE                  AMOUNT  AT',
    'José Ñandú  +1 213  say "hi", then go  $2,850.50  2025-08-01 12:05',
    'Al [2J      =1+1                          −$0.05',
    '',
  ])
  expect({ exit, err }).toEqual({ exit: 0, err: 'Two of them.\n' })
  expect((await run('things list')).out).toBe('No things.\n')
})

test('programs get JSON with cents and ISO instants', async () => {
  expect(JSON.parse((await run('things list --all --json')).out)).toEqual([
    { ...people[0], at: '2025-08-01T19:05:00.000Z' },
    people[1],
  ])
  expect((await run('things list --json')).out).toBe('[]\n')
  expect(JSON.parse((await run('things drop 7 --why x --yes --json')).out)).toEqual({
    message: 'Gone.',
    id: '7',
    why: 'x',
    cost: 1250,
  })
})

test('CSV keeps commas, quotes and line ends in their cell, and formulas harmless', async () => {
  expect((await run('things list --all --csv')).out).toBe(
    [
      'name,phone,note,amount,at',
      `José Ñandú,'+1 213,"say ""hi"",\nthen go",2850.50,2025-08-01T19:05:00.000Z`,
      `Al\u001b[2J,'=1+1,,-0.05,`,
      '',
    ].join('\r\n'),
  )
  expect((await run('things list --csv')).out).toBe('name,phone,note,amount,at\r\n')
  expect((await run('things drop 7 --why x --yes --csv')).out).toBe(
    'message,id,why,cost\r\nGone.,7,x,12.50\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['Ana;=1+1', "Ana;'=1+1"],
  ['Ana; =1+1;@x', "Ana;' =1+1;'@x"],
  ['Ana\t-1\t+1', "Ana\t'-1\t'+1"],
  ['Ana\n=1\r\n@x\r+1', "Ana\n'=1\r\n'@x\r'+1"],
  ['Ana;"=1+1', `Ana;'"=1+1`],
  ['Ana;＝1', "Ana;'＝1"],
  ['a=b; c-d, e@mail.example', 'a=b; c-d, e@mail.example'],
])('CSV takes the formula out of %j wherever a spreadsheet may begin a cell', (typed, shown) => {
  const table = { columns: { name: 'text' }, rows: [{ name: typed }], none: '' } as const
  const [, cell = ''] = /^name\r\n(.*)\r\n$/s.exec(showResult(table, 'csv')) ?? []
  expect(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')).toBe(shown)
})

test('what cannot be undone is asked first: yes goes on, anything else and nobody there do not', async () => {
  expect(await run('things drop 7 --why x', 'yes')).toMatchObject({ exit: 0, out: 'Gone.\n' })
  expect(await run('things drop 7 --why x', 'y')).toMatchObject({
    exit: 1,
    out: '',
    err: 'Nothing was changed.\n',
  })
  const alone = await run('things drop 7 --why x')
  expect(alone).toMatchObject({ exit: 1, out: '' })
  expect(alone.err).toContain('7 will be gone.\nThis cannot be undone, and nobody is here to ask: add --yes')
  expect(await run('things drop 7 --why x --yes')).toMatchObject({ exit: 0 })
})

test('a check that found something says so by its exit code; what nobody foresaw keeps its stack', async () => {
  expect(await run('look')).toEqual({ exit: 3, out: 'One thing is off.\n', err: '' })
  expect((await run('broken')).err).toMatch(/^TypeError: no such luck\n {4}at /)
})

test.each([
  ['', 'npm run academy -- COMMAND …'],
  ['help', '  things drop ID --why TEXT              Drops a thing.'],
  [
    '--help',
    'Exit codes: 0 done, 1 refused or failed, 2 typed wrong, 3 a check found something, 130 or 143 ended by Ctrl-C or SIGTERM.',
  ],
  ['things', 'Drops a thing.'],
  ['things --help', 'Lists things.'],
  ['help things', 'Lists things.'],
  ['help things drop', 'For good.'],
  ['things drop --help', 'npm run academy -- things drop ID --why TEXT\n\nDrops a thing.\n\nFor good.'],
])('"%s" is answered with help on stdout', async (typed, words) => {
  const { exit, out, err } = await run(typed)
  expect({ exit, err }).toEqual({ exit: 0, err: '' })
  expect(out).toContain(words)
})

test.each([
  ['fly', 'There is no "fly"'],
  ['things fly', 'There is no "things fly".'],
  ['things drop 7', '--why is missing.'],
  ['things drop --why x', 'things drop takes ID.'],
  ['things list 7', 'things list takes nothing more.'],
  ['things list --why x', "Unknown option '--why'"],
  ['things list --json --csv', 'exclude each other'],
  ['things list --as=', '--as needs a name'],
])('"%s" is typed wrong: exit 2, and what to type on stderr', async (typed, words) => {
  const { exit, out, err } = await run(typed)
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toContain(words)
})

test('every command has a name of its own, and its help is a sentence', () => {
  const commands = everything.flatMap((section) => section.commands)
  const names = commands.map((command) => usageOf(command).name)
  expect(names).toEqual([...new Set(names)])
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*( [a-z][a-z-]*)?$/)
  for (const { does } of commands) expect(does).toMatch(/^[A-Z].*\.$/)
})
