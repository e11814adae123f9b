/** Of every form that sets a password. */
export const newPassword = {
  hint: (least: number) => `At least ${least} characters`,
  tooShort: (least: number) => `Password must be at least ${least} characters`,
  /** For a password that is accepted but short. */
  weak: 'This can be guessed. A few unrelated words are stronger and easier to remember.',
  strong: 'Strong password',
}

export type NewPasswordWords = typeof newPassword
