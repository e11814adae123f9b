// What staff edit has versions. Which one holds follows from the time alone, so a schedule needs no job.

type Version = {
  version: number
  /** Null: offered by a release after staff had published. */
  holdsFrom: Date | null
  takenBackAt: Date | null
}

/** The version that holds at an instant: the one that began last, and of two at once the newer. */
export function versionAt<V extends Version>(versions: readonly V[], instant: Date): V | undefined {
  return versions.filter((version) => hasBegun(version, instant)).reduce<V | undefined>(later, undefined)
}

function hasBegun({ holdsFrom, takenBackAt }: Version, instant: Date): boolean {
  return holdsFrom !== null && takenBackAt === null && holdsFrom <= instant
}

function later<V extends Version>(best: V | undefined, next: V): V {
  if (!best) return next
  const difference = (next.holdsFrom?.getTime() ?? 0) - (best.holdsFrom?.getTime() ?? 0)
  return difference > 0 || (difference === 0 && next.version > best.version) ? next : best
}

type HeldSpan = {
  version: number
  from: Date
  /** Null: until now. */
  until: Date | null
}

/** When each version held, as it was at the time: one that was taken back later held until then. */
export function heldSpans(versions: readonly Version[]): HeldSpan[] {
  const changes = versions
    .flatMap(({ holdsFrom, takenBackAt }) => [holdsFrom, takenBackAt])
    .filter((instant) => instant !== null)
    .sort((one, other) => one.getTime() - other.getTime())
  return changes.flatMap((from, index) => {
    const known = versions.map(({ takenBackAt, ...version }) => ({
      ...version,
      takenBackAt: takenBackAt && takenBackAt <= from ? takenBackAt : null,
    }))
    const held = versionAt(known, from)
    return held ? [{ version: held.version, from, until: changes[index + 1] ?? null }] : []
  })
}

type Ordered = { draft: unknown; data: unknown }

/** The place of an entry in lists, as its draft says. */
export function positionOf({ draft, data }: Ordered): number {
  const { position = 0 } = (draft ?? data ?? {}) as { position?: number }
  return position
}

/** The place of a new entry: after all others, with room to put one between. */
export function positionAfter(entries: readonly Ordered[]): number {
  return Math.max(0, ...entries.map(positionOf)) + 10
}

/** When another version begins to hold; undefined if none is scheduled. */
export function nextChange(versions: readonly Version[], instant: Date): Date | undefined {
  return versions
    .flatMap(({ holdsFrom, takenBackAt }) =>
      holdsFrom && !takenBackAt && holdsFrom > instant ? [holdsFrom] : [],
    )
    .reduce<Date | undefined>((first, next) => (first && first <= next ? first : next), undefined)
}

/** A field that differs, by its path: 'question.en', 'answer.es'. */
type TranslationMark = { path: string; state: 'missing' | 'outdated' }

/**
 * Spanish texts that are missing, or older than the English text beside them. `states`: every state of the entry, oldest
 * first, the one to mark last.
 */
export function translationMarks(states: readonly unknown[]): TranslationMark[] {
  const last = states.at(-1)
  return pairsOf(last).flatMap(({ path, en, es }): TranslationMark[] => {
    if (es === null) return [{ path, state: 'missing' }]
    const changedAt = (language: 'en' | 'es', value: unknown) =>
      states.findLastIndex((state) => !isSame(pairAt(state, path)?.[language], value)) + 1
    return changedAt('en', en) > changedAt('es', es) ? [{ path, state: 'outdated' }] : []
  })
}

type Pair = { path: string; en: unknown; es: unknown }

/** Every text that an entry has in both languages. */
export function pairsOf(data: unknown, path = ''): Pair[] {
  if (!isNode(data)) return []
  if ('en' in data && 'es' in data) return [{ path, en: data.en, es: data.es }]
  return Object.entries(data).flatMap(([key, value]) => pairsOf(value, path ? `${path}.${key}` : key))
}

function pairAt(data: unknown, path: string): Pair | undefined {
  return pairsOf(data).find((pair) => pair.path === path)
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return one === other
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return keys.every((key) => isSame(one[key], other[key]))
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
