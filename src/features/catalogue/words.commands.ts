import { readFile, writeFile } from 'node:fs/promises'
import type { AddCommands } from '#features/command-line/command.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { readText } from '#features/command-line/readers.ts'
import { message } from '#features/command-line/result.ts'
import { exportWords, importWords } from './words-file.ts'

export const addWordsCommands: AddCommands = (program, run) => {
  const words = program.command('words')
  words
    .command('export')
    .summary('Writes the words of one language to a file, for translators.')
    .argument('<LANGUAGE>', 'en or es', readText)
    .argument('<FILE>', 'the file to write', readText)
    .action(
      run(async ({ context }, language, path) => {
        const file = await exportWords(language, context)
        await writeFile(path, `${JSON.stringify(file, null, 2)}\n`)
        const count = file.words.length
        return message(`${count} texts were written to ${path}.`, { language, file: path, texts: count })
      }),
    )
  words
    .command('import')
    .summary('Makes drafts from a file that a translator changed.')
    .description('Nothing is published. With any unknown or invalid text nothing changes.')
    .argument('<FILE>', 'a file that words export wrote', readText)
    .action(
      run(async ({ context, note }, path) => {
        const drafts = await importWords(await readJson(path), context, note)
        const names = drafts.map(({ kind, key }) => `${kind} ${key}`)
        return message(`Drafts saved: ${drafts.length}.`, {
          drafts: drafts.length,
          entries: names.join(', '),
        })
      }),
    )
}

async function readJson(path: string): Promise<unknown> {
  const content = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`"${path}" cannot be read.`)
  })
  try {
    return JSON.parse(content)
  } catch {
    throw new UsageError(`"${path}" is not a file that words export wrote.`)
  }
}
