import { catalogue, courseIds, courseOf } from '#content/catalogue.ts'
import type { CourseEntry } from '#contract/catalogue/courses.ts'
import { positionAfter } from '#domain/catalogue/entries.ts'
import type { Cents } from '#domain/money/money.ts'
import type { AddCommands, CommandContext } from '#features/command-line/command.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { readMoney, readText, readWhole } from '#features/command-line/readers.ts'
import { message, table } from '#features/command-line/result.ts'
import { aboutCourse } from './find-date.commands.ts'
import { publishData } from './publish.ts'
import { listEntries, readEntry } from './read-entries.ts'
import { reloadCatalogue } from './reload-catalogue.ts'

export const addCourseCommands: AddCommands = (program, run) => {
  const courses = program.command('courses')
  courses
    .command('list')
    .summary('Lists the courses, with those that are retired.')
    .action(
      run(async () => {
        const rows = catalogue().courses.map((course) => ({
          id: course.id,
          label: course.label.en,
          title: course.title.en,
          kind: course.ceKind,
          hours: course.ceHours,
          days: course.days,
          price: course.charged,
          state: course.retired ? 'retired' : 'on sale',
        }))
        return table(columns, rows, { none: 'There are no courses.' })
      }),
    )
  addAddCommand(courses, run)
  addRetireCommand(courses, run)
}

const columns = {
  id: 'text',
  label: 'text',
  title: 'text',
  kind: 'text',
  hours: 'number',
  days: 'number',
  price: 'money',
  state: 'text',
} as const

const addAddCommand: AddCommands = (courses, run) => {
  courses
    .command('add')
    .summary('Adds a course, which is on sale at once.')
    .description('The office edits its texts. "sessions add" adds its dates.')
    .argument('<ID>', 'small letters and digits: module5', readText)
    .requiredOption('--label <TEXT>', 'short name: "Module 5"', readText)
    .requiredOption('--title <TEXT>', 'title in English', readText)
    .requiredOption('--summary <TEXT>', 'one sentence in English', readText)
    .requiredOption('--price <DOLLARS>', 'price that registration charges', readMoney)
    .requiredOption('--hours <N>', 'CE hours', readWhole('--hours', { from: 1, to: 500 }))
    .option('--days <N>', 'usual length; default: 3', readWhole('--days', { from: 1, to: 60 }))
    .option('--hands-on', 'taught hands-on; default: online')
    .action(
      run(async (command, id, { price, ...told }) => {
        if (catalogue().courses.some((course) => course.id === id)) {
          throw new CommandError(`There is a course ${id} already.`)
        }
        await command.confirm(`${told.label} will be on sale at once.`)
        await publish(command, 'course', id, await newCourse(id, told, command))
        await publish(command, 'price', id, fixedPrice(price))
        return message(`${told.label} is on sale. Add its dates with "sessions add ${id}".`, { id })
      }),
    )
}

type Told = { label: string; title: string; summary: string; hours: number; days?: number; handsOn?: true }

async function newCourse(id: string, told: Told, { context }: CommandContext): Promise<CourseEntry> {
  const said = (en: string) => ({ en, es: null })
  return {
    position: positionAfter(await listEntries('course', context)),
    slug: id.replace(/([a-z])(\d+)$/, '$1-$2'),
    label: said(told.label),
    title: said(told.title),
    headline: said(`*${told.title}*`),
    ceKind: told.handsOn ? 'hands-on' : 'online',
    ceHours: told.hours,
    selfStudyHours: 0,
    days: told.days ?? 3,
    prerequisite: null,
    summary: said(told.summary),
    covers: { en: [], es: null },
    outcomes: { en: [], es: null },
    program: [],
    films: [],
    questions: [],
    photo: 'lecture',
    retired: false,
  }
}

function fixedPrice(charged: Cents) {
  return { listed: charged, charged, early: null, rule: 'fixed' }
}

const addRetireCommand: AddCommands = (courses, run) => {
  courses
    .command('retire')
    .summary('Ends the sale of a course. Registrants keep it, and its dates take place.')
    .argument('<COURSE>', aboutCourse, readText)
    .action(
      run(async (command, id) => {
        const { label } = courseOf(id)
        if (!courseIds().includes(id)) throw new CommandError(`${label.en} is retired already.`)
        const { context } = command
        const { data } = await readEntry({ kind: 'course', key: id }, context)
        await command.confirm(`${label.en} will not be sold any more.`)
        await publish(command, 'course', id, { ...(data as CourseEntry), retired: true })
        return message(`${label.en} is not sold any more.`, { id })
      }),
    )
}

async function publish(command: CommandContext, kind: string, key: string, data: object): Promise<void> {
  const { context, user, note } = command
  await publishData({ kind, key, data, from: null }, { user }, context, note)
  await reloadCatalogue(context)
}
