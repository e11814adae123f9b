export const leastPasswordLength = 6

export type NewPasswordFaults = { tooShort: boolean; mismatch: boolean }

/** What is wrong with a password that was typed twice; nothing when all is well. */
export function faultsOfNewPassword(password: string, confirmation: string): NewPasswordFaults | undefined {
  const faults = { tooShort: password.length < leastPasswordLength, mismatch: password !== confirmation }
  return faults.tooShort || faults.mismatch ? faults : undefined
}
