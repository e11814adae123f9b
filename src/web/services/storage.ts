// Local storage may be blocked (private windows, policies). Then nothing is stored and nothing breaks.

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
    // Storage is blocked.
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked.
  }
}

export function itemKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
