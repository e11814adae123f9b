// The API with accounts of a Firebase project. Tests sign the tokens.
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { firebaseIssuer } from '#features/people/firebase-issuer.ts'
import { checkoutWorld } from './checkout.ts'

const projectId = 'academy-of-firebase'

type SignIn = { email?: string; ahead?: number }

export async function firebaseWorld() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'google' }] })
  const world = await checkoutWorld({ issuer: (database) => firebaseIssuer(database, { projectId }, keys) })
  return {
    ...world,
    /** A token of an account. `ahead` is how far Firebase's clock is ahead of ours. */
    signIn(uid: string, { email = `${uid}@mail.example`, ahead = 0 }: SignIn = {}): Promise<string> {
      const signedInAt = Math.floor((world.clock.now().getTime() + ahead) / 1000)
      return new SignJWT({ email, email_verified: true, auth_time: signedInAt })
        .setProtectedHeader({ alg: 'RS256', kid: 'google' })
        .setIssuer(`https://securetoken.google.com/${projectId}`)
        .setAudience(projectId)
        .setSubject(uid)
        .setIssuedAt(signedInAt)
        .setExpirationTime(signedInAt + 3600)
        .sign(privateKey)
    },
    async call(token: string, method: 'GET' | 'PATCH' | 'DELETE', url: string, payload?: object) {
      const headers = { authorization: `Bearer ${token}` }
      const response = await world.app.inject({ method, url, headers, ...(payload && { payload }) })
      return { status: response.statusCode, code: response.body ? response.json().code : undefined }
    },
  }
}
