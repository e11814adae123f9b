import { useEffect, useRef } from 'react'
import { makeStore } from '../store.ts'

/** 'do' opens a dialog, 'go' a page. Nothing is done by the palette itself. */
export type PaletteEntry = {
  group: 'do' | 'go'
  label: string
  /** At the right, in slate. */
  note?: string
  keys?: string
} & ({ to: string } | { run: () => void })

const entries = makeStore<readonly PaletteEntry[]>([])
export const usePalette = entries.use

/** Adds entries of the current screen to the palette while it is shown. */
export function usePaletteEntries(wanted: readonly PaletteEntry[]) {
  const latest = useRef(wanted)
  latest.current = wanted
  const names = wanted.map(({ label, note }) => `${label} ${note}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref has the functions; only names add again.
  useEffect(() => {
    const own = latest.current.map((entry, index) =>
      'run' in entry ? { ...entry, run: () => runOf(latest.current[index]) } : entry,
    )
    entries.set([...entries.get(), ...own])
    return () => entries.set(entries.get().filter((entry) => !own.includes(entry)))
  }, [names])
}

function runOf(entry: PaletteEntry | undefined) {
  if (entry && 'run' in entry) entry.run()
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Entries with every typed word in their label, at the start of a word. */
export function matching<Entry extends { label: string }>(all: readonly Entry[], typed: string): Entry[] {
  const wanted = wordsOf(typed)
  return all.filter(({ label }) => {
    const words = wordsOf(label)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

/** The label in parts, those that were typed marked. */
export function markedParts(label: string, typed: string): { text: string; isTyped: boolean }[] {
  // With the flag u, an escape before any other character is an error.
  const starts = wordsOf(typed).map((word) => word.replace(/[\^$.*+?()[\]{}|/]/g, '\\$&'))
  if (starts.length === 0) return [{ text: label, isTyped: false }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${starts.join('|')})`, 'giu')
  return label
    .split(pattern)
    .map((text, index) => ({ text, isTyped: index % 2 === 1 }))
    .filter(({ text }) => text)
}
