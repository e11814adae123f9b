export const leastPasswordLength = 6

export type NewPasswordFaults = { tooShort: boolean; mismatch: boolean }

/** The faults of a new password and its confirmation; empty when both are valid. */
export function faultsOfNewPassword(password: string, confirmation: string): NewPasswordFaults | undefined {
  const faults = { tooShort: password.length < leastPasswordLength, mismatch: password !== confirmation }
  return faults.tooShort || faults.mismatch ? faults : undefined
}
