import { deleteUser } from '#database/users.ts'
import type { IdentityService } from './service.ts'
import { userOfIdToken } from './tokens.ts'

export async function deleteAccount(idToken: string | undefined, service: IdentityService) {
  const user = await userOfIdToken(idToken, service, { recently: true })
  await service.database.transaction().execute(async (trx) => {
    await service.erasePerson(trx, user)
    await deleteUser(trx, user.uid)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
