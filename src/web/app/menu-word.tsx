import { type Copy, copy as english } from '#content/en/frame.ts'

/** A label of the menu; one that the page's own language lacks says that it is English. */
export function MenuWord({ copy, label }: { copy: Copy; label: keyof Copy['menu'] }) {
  const word = copy.menu[label]
  return copy !== english && word === english.menu[label] ? <span lang="en">{word}</span> : word
}
