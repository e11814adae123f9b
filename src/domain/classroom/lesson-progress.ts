// What of a lesson was watched and read, as the server counts it. Claims of a page are never taken for more than
// the time that has passed.

/** Seconds of a film, from and to. */
export type Range = readonly [from: number, to: number]

/** A page reports every 15 seconds; a longer gap is a closed lid or a lost connection. */
const longestGap = 60
/** A section takes at least this long to read. */
const secondsPerSection = 5
/** Credits and black frames at the end need not be watched. */
const shareOfFilm = 0.9

/** Ranges in order, without overlaps. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = []
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (to > from) merged.push([from, to])
  }
  return merged
}

function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** The seconds that a beat counts. They belong to one lesson, so lessons that are open side by side share them. */
export function creditedSeconds(
  now: Date,
  { lastBeat, openedAt }: { lastBeat: Date | null; openedAt: Date },
): number {
  if (lastBeat === null) return 0
  const elapsed = (now.getTime() - Math.max(lastBeat.getTime(), openedAt.getTime())) / 1000
  return Math.min(Math.max(0, elapsed), longestGap)
}

/** The claimed ranges, cut to the film and to the credited seconds. */
export function creditedRanges(
  claimed: readonly Range[],
  { seconds, film }: { seconds: number; film: number },
): Range[] {
  let left = seconds
  const credited: Range[] = []
  for (const [from, to] of mergeRanges(claimed)) {
    const end = Math.min(to, film, from + left)
    if (end <= from) continue
    credited.push([from, end])
    left -= end - from
  }
  return credited
}

/** Opened sections in the order of the text: those that the time in the lesson allows, and the one being read. */
export function creditedSections(
  opened: readonly number[],
  { readingSeconds, sections }: { readingSeconds: number; sections: number },
): number[] {
  const most = 1 + Math.floor(readingSeconds / secondsPerSection)
  return [...new Set(opened)]
    .filter((section) => section < sections)
    .sort((one, other) => one - other)
    .slice(0, most)
}

/** Section 0 is the text before the first heading. */
export function sectionsOf(body: string): number {
  return 1 + [...body.matchAll(/^## /gm)].length
}

type Reading = { sections: readonly number[]; readingSeconds: number; watched: readonly Range[] }

export function isRead(reading: Reading, lesson: { sections: number; film: number | null }): boolean {
  const isOpened = reading.sections.length >= lesson.sections
  const tookTime = reading.readingSeconds >= lesson.sections * secondsPerSection
  return (
    isOpened && tookTime && (lesson.film === null || lengthOf(reading.watched) >= lesson.film * shareOfFilm)
  )
}

/** CE hours of the lessons completed so far, in proportion to their minutes, to the hundredth. */
export function hoursOfLessons(ceHours: number, minutes: { done: number; of: number }): number {
  return minutes.of === 0 ? 0 : Math.floor((ceHours * minutes.done * 100) / minutes.of) / 100
}
