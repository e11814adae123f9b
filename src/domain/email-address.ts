/** A complete address that mail reaches: as a field's `pattern`, and as the rule of the calls. */
export const emailPattern =
  "(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+\\-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}"

export const completeEmail = new RegExp(`^${emailPattern}$`)
