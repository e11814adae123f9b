// The page on which this tab opened the site. The order sends it, so that the office sees which pages lead to registrations.

const name = 'firstPage'

/** Without session storage the order is counted without a first page. */
export function keepFirstPage(page: string): void {
  try {
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, page)
  } catch {}
}

export function readFirstPage(): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
