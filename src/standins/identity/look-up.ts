import type { IdentityService } from './service.ts'
import { userOfIdToken } from './tokens.ts'

/** The SDK calls it after each sign-in and on each page load. */
export async function lookUp(idToken: string | undefined, service: IdentityService) {
  const user = await userOfIdToken(idToken, service)
  const profile = {
    ...(user.displayName && { displayName: user.displayName }),
    ...(user.photoUrl && { photoUrl: user.photoUrl }),
  }
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: user.uid,
        email: user.email,
        emailVerified: user.emailVerified,
        ...profile,
        createdAt: String(user.createdAt.getTime()),
        lastLoginAt: String(user.lastLoginAt.getTime()),
        validSince: String(Math.floor(user.tokensValidSince.getTime() / 1000)),
        providerUserInfo: [
          {
            providerId: 'password',
            email: user.email,
            rawId: user.email,
            federatedId: user.email,
            ...profile,
          },
        ],
      },
    ],
  }
}
