// Local storage may be closed to a page (private windows, policies): then nothing is kept and nothing breaks.

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is kept.
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

export function itemKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
