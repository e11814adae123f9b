// The form of a registration outlives a reload and the way to the bank and back, in this tab alone.

const name = 'registration'

export function readKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

export function keep(registration: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(registration))
  } catch {
    // Storage is closed to the page: the form lives as long as the page does.
  }
}

export function forgetKept(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
