import { deleteUser } from '#features/people/users.queries.ts'
import type { IdentityService } from './service.ts'
import { lockAccount, userOfIdToken } from './tokens.ts'

export async function deleteAccount(idToken: string | undefined, service: IdentityService) {
  const signedIn = await userOfIdToken(idToken, service, { recently: true })
  await service.database.transaction().execute(async (trx) => {
    const user = await lockAccount(trx, signedIn)
    await service.erasePerson(trx, user)
    await deleteUser(trx, user.uid)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
