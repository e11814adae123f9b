import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test('CSV quotes commas, quotes and line breaks, and has amounts in dollars', () => {
  const columns = { name: 'text', note: 'text', amount: 'money', at: 'instant' } as const
  const at = new Date('2025-08-01T19:05:00Z')
  const rows = [
    { name: 'José Ñandú', note: 'say "hi",\nthen go', amount: 285_050, at },
    { name: 'Al', note: '', amount: -5, at: null },
  ]
  expect(csv(columns, rows)).toBe(
    [
      'name,note,amount,at',
      'José Ñandú,"say ""hi"",\nthen go",2850.50,2025-08-01T19:05:00.000Z',
      'Al,,-0.05,',
      '',
    ].join('\r\n'),
  )
  expect(csv(columns, [])).toBe('name,note,amount,at\r\n')
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
  const [, cell = ''] = /^name\r\n(.*)\r\n$/s.exec(csv({ name: 'text' }, [{ name: typed }])) ?? []
  expect(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')).toBe(shown)
})
