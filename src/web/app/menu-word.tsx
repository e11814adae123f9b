import { type Copy, copy as english } from '#content/en/frame.ts'

/** A menu label, marked as English where the page's language has none. */
export function MenuWord({ copy, label }: { copy: Copy; label: keyof Copy['menu'] }) {
  const word = copy.menu[label]
  return copy !== english && word === english.menu[label] ? <span lang="en">{word}</span> : word
}
