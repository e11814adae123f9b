const turns = { right: 0, down: 90, left: 180, up: 270 }

/** A thin arrow, 22 by 22, in the color of its text. */
export function ArrowIcon({ to }: { to: keyof typeof turns }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M0.5 11h21M17.5 7l4 4-4 4" transform={`rotate(${turns[to]} 11 11)`} />
    </svg>
  )
}
