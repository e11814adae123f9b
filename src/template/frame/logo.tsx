import { site } from '../words/site.ts'

export function Logo() {
  return (
    <>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
        <path d="M0 18a18 18 0 0 1 36 0v18H0V18Z" fill="#17634f" />
        <path d="M8 36V20a10 10 0 0 1 20 0v16H8Z" fill="#ffc93c" />
        <path d="M14 36V22a4 4 0 0 1 8 0v14h-8Z" fill="#0f2f29" />
      </svg>
      {site.name}
    </>
  )
}
