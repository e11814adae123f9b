import type { Language } from '#domain/people/language.ts'
import type { AccountDesk as Desk } from '#features/people/account-desk.ts'
import { rotateSigningKey } from '#features/people/signing-keys.queries.ts'
import { changeCredentials, deleteUser, lockUser } from '#features/people/users.queries.ts'
import type { User } from '#platform/database/rows/identity.ts'
import { postPasswordReset } from './action-codes.ts'
import type { IdentityService } from './service.ts'

type Note = Parameters<Desk['setDisabled']>[2]

export type AccountDesk = ReturnType<typeof openAccountDesk>

/** What staff may do with accounts. */
export function openAccountDesk(service: IdentityService) {
  const { database, clock } = service
  return {
    /**
     * Ends every session and every link of the account, except recovery links. False when the account no
     * longer exists.
     */
    async setDisabled(uid: string, disabled: boolean, note: Note): Promise<boolean> {
      return database.transaction().execute(async (trx) => {
        if (!(await lockUser(trx, { uid }))) return false
        await changeCredentials(trx, uid, { disabled }, clock.now())
        await note(trx, disabled ? 'account.disabled' : 'account.enabled', { personId: uid })
        return true
      })
    },
    /** False when the address is no longer the account's. */
    async emailReset(
      { uid, email, language }: Pick<User, 'uid' | 'email'> & { language: Language },
      note: Note,
    ): Promise<boolean> {
      return database.transaction().execute(async (trx) => {
        const user = await lockUser(trx, { uid })
        if (user?.email !== email) return false
        await postPasswordReset(trx, user, language, service)
        await note(trx, 'account.reset-emailed', { personId: uid })
        return true
      })
    },
    /** Run it in the transaction that erases the person. */
    deleteSignIn: deleteUser,
    /** Returns the id of the new key. */
    async rotateKeys(note: Note): Promise<string> {
      return database.transaction().execute(async (trx) => {
        const { kid } = await rotateSigningKey(trx, clock.now())
        await note(trx, 'key.rotated', { key: kid })
        return kid
      })
    },
  }
}
