// The courses, programs and prices of the database, as they hold at an instant.
import type { Published } from '#content/published.ts'
import type { CourseEntry, PriceEntry, ProgramEntry } from '#contract/catalogue/courses.ts'
import { editedKindNames } from '#contract/catalogue/edited-kinds.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { policiesOf, type StoredTerms } from '#contract/catalogue/terms.ts'
import {
  type Catalogue,
  type Course,
  type Program,
  type ProgramId,
  programIds,
} from '#domain/catalogue/catalogue.ts'
import { nextChange, versionAt } from '#domain/catalogue/entries.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { savingsOf } from '#domain/money/savings.ts'
import { pictureWords } from '#features/pictures/pictures.queries.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { type EntryName, entryOf, everyVersion, type StoredVersion } from './entries.queries.ts'

/** The kinds that pages show as they are. Of courses these are the texts, of outlines the units. */
const wordKinds: readonly EntryKindName[] = ['course', 'outline', ...editedKindNames]
const kinds = ['program', 'price', 'terms', ...wordKinds]

type Held = {
  key: string
  data: unknown
  /** From staff, not from the release. */
  byStaff: boolean
}

export type Loaded = {
  catalogue: Catalogue
  published: Published
  /** When the next scheduled version begins to hold. */
  until: Date | undefined
}

export async function loadCatalogue({
  database,
  clocks,
}: CatalogueParts): Promise<Loaded & { approvalLimit: Cents }> {
  const versions = await everyVersion(database, kinds)
  const now = clocks.academy.now()
  return {
    catalogue: catalogueOf(versions, now),
    approvalLimit: policiesIn(versions, now).approvalLimit,
    published: { ...publishedIn(versions, now), pictures: await pictureWords(database) },
    until: nextChange(versions, now),
  }
}

/** As it would hold with the draft of an entry; undefined without a draft. */
export async function loadWithDraft(
  { kind, key }: EntryName,
  { database, clocks }: CatalogueParts,
): Promise<Loaded | undefined> {
  const data = (await entryOf(database, { kind, key }))?.draft ?? null
  if (data === null) return undefined
  const now = clocks.academy.now()
  const others = (await everyVersion(database, kinds)).filter((one) => one.kind !== kind || one.key !== key)
  const draft = { kind, key, version: 1, data, source: 'staff', holdsFrom: now, takenBackAt: null } as const
  const versions = [...others, draft]
  const published = { ...publishedIn(versions, now), pictures: await pictureWords(database) }
  return { catalogue: catalogueOf(versions, now), published, until: undefined }
}

function catalogueOf(versions: readonly StoredVersion[], instant: Date): Catalogue {
  const prices = new Map(held(versions, 'price', instant).map(({ key, data }) => [key, data as PriceEntry]))
  const entries = held(versions, 'course', instant)
    // Without a price it cannot be sold yet.
    .filter(({ key }) => prices.has(key))
    .sort((one, other) => placeOf(one) - placeOf(other))
  const courses = entries.map(({ key, data }) => courseOf(key, data as CourseEntry, prices.get(key)))
  const programs = held(versions, 'program', instant)
  const { plan, credit } = policiesIn(versions, instant)
  return {
    courses,
    programs: Object.fromEntries(
      programIds.map((id) => [id, programOf(id, programs, courses, prices)]),
    ) as Catalogue['programs'],
    plan,
    credit,
  }
}

function policiesIn(versions: readonly StoredVersion[], instant: Date): ReturnType<typeof policiesOf> {
  const [terms] = held(versions, 'terms', instant)
  if (!terms) throw new Error('There are no terms of paying in parts')
  return policiesOf(terms.data as StoredTerms)
}

/** The words that staff published. Those of the release are in the pages' own code. */
function publishedIn(versions: readonly StoredVersion[], instant: Date): Published {
  const ofStaff = wordKinds.map((kind) => {
    const entries = held(versions, kind, instant).filter(({ byStaff }) => byStaff)
    return [kind, Object.fromEntries(entries.map(({ key, data }) => [key, data]))]
  })
  return Object.fromEntries(ofStaff)
}

/** The entries of a kind that hold. */
function held(versions: readonly StoredVersion[], kind: string, instant: Date): Held[] {
  const ofKind = versions.filter((version) => version.kind === kind)
  return [...Map.groupBy(ofKind, ({ key }) => key)].flatMap(([key, all]) => {
    const current = versionAt(all, instant)
    return current ? [{ key, data: current.data, byStaff: current.source === 'staff' }] : []
  })
}

function placeOf({ data }: Held): number {
  return (data as CourseEntry).position
}

function courseOf(id: string, entry: CourseEntry, price: PriceEntry | undefined): Course {
  if (!price) throw new Error(`Course ${id} has no price`)
  const { slug, label, title, ceKind, ceHours, selfStudyHours, days, prerequisite, retired } = entry
  const { dailyHours = null, place = null } = entry
  const hours = { ceHours, selfStudyHours, days, dailyHours }
  return { id, slug, label, title, ceKind, ...hours, place, prerequisite, retired, ...price }
}

function programOf(
  id: ProgramId,
  entries: readonly Held[],
  courses: readonly Course[],
  prices: ReadonlyMap<string, PriceEntry>,
): Program {
  const entry = entries.find(({ key }) => key === id)?.data as ProgramEntry | undefined
  const charged = prices.get(id)?.charged
  if (!entry || charged === undefined) throw new Error(`The ${id} has no courses or no price`)
  const isKnown = (course: string) => courses.some((known) => known.id === course)
  const included = entry.courses.filter(isKnown)
  const apart = sum(courses.filter((course) => included.includes(course.id)).map((course) => course.listed))
  const { shown, stated } = entry.savings
  return {
    id,
    courses: included,
    own: entry.own.filter(isKnown),
    charged,
    savings: shown === 'stated' ? stated : savingsOf(charged, apart),
  }
}
