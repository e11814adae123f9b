// Functions and components stay short. The limit on exceptions only goes down.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const longest = 50
const exceptions = 66

it(`at most ${exceptions} functions in src have more than ${longest} lines`, () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  const long = files.flatMap((file) => longFunctions(file, readFileSync(join(root, file), 'utf8')))
  expect(long.length, long.join('\n')).toBeLessThanOrEqual(exceptions)
})

it('a long function is found, also inside another', () => {
  const body = '\n'.repeat(longest)
  const source = `function one() { const two = () => {${body}} }\nconst three = () => {}`
  expect(longFunctions('src/a.ts', source)).toEqual(['src/a.ts:1', 'src/a.ts:1'])
})

/** As "file:line". */
function longFunctions(file: string, source: string): string[] {
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  if (lineOf(source.length) <= longest) return []
  const found: string[] = []
  const check = ({ start, end }: { start: number; end: number }) => {
    if (lineOf(end) - lineOf(start) >= longest) found.push(`${file}:${lineOf(start)}`)
  }
  const visitor = new Visitor({
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
  })
  visitor.visit(parseSync(file, source).program)
  return found
}
