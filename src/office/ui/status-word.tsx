import css from './status-word.module.css'

/** done: green dot. over: hollow. waits: yellow ground. failed: red ground. none: the word alone. */
export type StatusKind = 'done' | 'over' | 'waits' | 'failed' | 'none'

export function StatusWord({ kind, children }: { kind: StatusKind; children: string }) {
  return (
    <span className={`inline-flex items-center gap-6 whitespace-nowrap ${css.status}`} data-kind={kind}>
      {kind !== 'none' && <i className={css.mark} aria-hidden="true" />}
      {children}
    </span>
  )
}
