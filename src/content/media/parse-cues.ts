/** A step of a clip; `start` in seconds. */
export type Cue = { start: number; title: string; detail: string }

/** Reads a .vtt file whose cues have a title line and a detail line. */
export function parseCues(vtt: string): Cue[] {
  return vtt.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.trim().split('\n')
    const at = lines.findIndex((line) => line.includes('-->'))
    if (at === -1) return []
    const [title = '', ...rest] = lines.slice(at + 1)
    return [{ start: seconds(lines[at] ?? ''), title: title.replace(/\s+/g, ' '), detail: rest.join(' ') }]
  })
}

/** The index of the step at a time. */
export function cueAt(cues: readonly Cue[], time: number): number {
  return Math.max(
    cues.findLastIndex(({ start }) => start <= time),
    0,
  )
}

function seconds(timing: string): number {
  const [clock = ''] = timing.split(' --> ')
  return clock
    .trim()
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0)
}
