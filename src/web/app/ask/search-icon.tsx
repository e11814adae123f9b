export function SearchIcon({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="10" cy="10" r="7.25" strokeWidth="1.5" />
      <path d="M15.5 15.5 22 22" strokeWidth="1.5" />
    </svg>
  )
}
