// A choice of stage two, kept for this form: a reload must open the same payment again.

export function readMark(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

export function keepMark(name: string, formKey: string | null): void {
  try {
    if (formKey === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, formKey)
  } catch {
    // Without storage the choice lasts until a reload.
  }
}
