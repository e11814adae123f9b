import css from './key-cap.module.css'

const signs: Record<string, string> = {
  enter: '↵',
  escape: 'esc',
  down: '↓',
  up: '↑',
  left: '←',
  right: '→',
}

/** '⌘K' for mod+k, '⌘↵' for mod+enter, '⇧x' for shift+x. */
function labelOf(key: string): string {
  const name = key.split('+').at(-1) ?? ''
  const sign = signs[name] ?? name
  if (key.startsWith('mod+')) return `⌘${sign.length === 1 ? sign.toUpperCase() : sign}`
  return key.startsWith('shift+') ? `⇧${sign}` : sign
}

/** A key as a hint next to its word; readers get the word alone. */
export function KeyCap({ of }: { of: string }) {
  return (
    <span aria-hidden="true" className={`inline-flex gap-4 ${css.keys}`}>
      {of.split(' ').map((part) => (
        <kbd key={part} className={`font-medium rounded ${css.cap}`}>
          {labelOf(part)}
        </kbd>
      ))}
    </span>
  )
}

/** Keys with their words, as above a list: "j k move". */
export function KeyHints({ hints }: { hints: readonly { keys: string; says: string }[] }) {
  return (
    <p className={`row note text-slate ${css.hints}`} aria-hidden="true">
      {hints.map(({ keys, says }) => (
        <span key={says} className={`inline-flex items-center ${css.hint}`}>
          <KeyCap of={keys} />
          {says}
        </span>
      ))}
    </p>
  )
}
