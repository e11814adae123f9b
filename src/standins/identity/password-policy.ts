import { longestPassword } from './credentials.ts'
import type { IdentityService } from './service.ts'

/** For the SDK's `validatePassword`. */
export function passwordPolicy({ leastPassword }: IdentityService) {
  return {
    customStrengthOptions: { minPasswordLength: leastPassword, maxPasswordLength: longestPassword },
    allowedNonAlphanumericCharacters: [],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  }
}
