/** Kinds of failure after which a link will never work again. */
export const deadCodes: readonly string[] = [
  'expired-action-code',
  'invalid-action-code',
  'email-already-in-use',
  'user-disabled',
  'user-not-found',
]
