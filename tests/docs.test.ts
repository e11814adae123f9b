// The documents follow CONTRIBUTING.md: short sentences, short lines, working links.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{docs,bench,tests}/**/*.md', { cwd: root }),
].filter((file) => !file.includes('node_modules'))

const longestSentence = 25
const longestLine = 120

/** The prose of a document, without code blocks, heading marks and URLs. */
function sentencesOf(text: string): string[] {
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, '\n\n')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  const blocks = prose.split(/\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.) )|\n?\s*\|\s*/)
  return blocks.flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.!?:])\s+/))
}

const wordsIn = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe.each(documents)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')

  it(`has no sentence of more than ${longestSentence} words`, () => {
    expect(sentencesOf(text).filter((sentence) => wordsIn(sentence) > longestSentence)).toEqual([])
  })

  it(`has no line of more than ${longestLine} characters`, () => {
    const long = text.split('\n').filter((line) => line.length > longestLine)
    expect(long.map((line) => line.slice(0, 60))).toEqual([])
  })

  it('links only to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?<target>[^)#:]+)(?:#[^)]*)?\)/g)].map(
      ({ groups }) => groups?.target ?? '',
    )
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([])
  })
})

it('the check finds a sentence that is too long', () => {
  const long = `${'word '.repeat(longestSentence)}end.`
  expect(sentencesOf(`Short. ${long}`).filter((sentence) => wordsIn(sentence) > longestSentence)).toEqual([
    long,
  ])
})
