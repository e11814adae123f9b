/** Used as the `pattern` of form fields and by the API, so that both accept the same addresses. */
export const emailPattern =
  "(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+\\-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}"

export const completeEmail = new RegExp(`^${emailPattern}$`)
