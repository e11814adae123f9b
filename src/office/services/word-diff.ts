// What changed between two texts, word by word.

type DiffPart = { text: string; kind: 'same' | 'removed' | 'added' }

const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []
/** Longer texts are compared line by line: the table of lengths grows with the product of both. */
const mostWords = 1200
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? []

export function wordDiff(before: string, after: string): DiffPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const isShort = one.length <= mostWords && other.length <= mostWords
  return joined(isShort ? partsOf(one, other) : partsOf(linesOf(before), linesOf(after)))
}

type Matches = (i: number, j: number) => boolean

/** The last word of a text may miss the space after it: it stays the same when another follows. */
function matchesOf(before: readonly string[], after: readonly string[]): Matches {
  return (i, j) => {
    const [one, other] = [before[i], after[j]]
    if (one === other) return true
    const isLast = i === before.length - 1 && other?.trimEnd() === one
    return isLast || (j === after.length - 1 && one?.trimEnd() === other)
  }
}

/** The longest common subsequence, from its table of lengths. */
function partsOf(before: readonly string[], after: readonly string[]): DiffPart[] {
  const matches = matchesOf(before, after)
  const lengths = lengthsOf(before.length, after.length, matches)
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [removed, added] = [before[i], after[j]]
    if (removed !== undefined && added !== undefined && matches(i, j)) {
      parts.push({ text: added, kind: 'same' })
      i++
      j++
    } else if (removed !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ text: removed, kind: 'removed' })
      i++
    } else {
      parts.push({ text: added ?? '', kind: 'added' })
      j++
    }
  }
  return parts
}

function lengthsOf(before: number, after: number, matches: Matches): Uint32Array[] {
  const lengths = Array.from({ length: before + 1 }, () => new Uint32Array(after + 1))
  for (let i = before - 1; i >= 0; i--) {
    for (let j = after - 1; j >= 0; j--) {
      const [row, next] = [lengths[i], lengths[i + 1]]
      if (!row || !next) continue
      row[j] = matches(i, j) ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

/** Neighbors of one kind are one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else all.push({ ...part })
  }
  return all
}
