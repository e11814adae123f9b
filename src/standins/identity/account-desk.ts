import type { Language } from '#domain/people/language.ts'
import { rotateSigningKey } from '#features/people/signing-keys.queries.ts'
import { changeCredentials, deleteUser, lockUser } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { User } from '#platform/database/rows/identity.ts'
import { postPasswordReset } from './action-codes.ts'
import type { IdentityService } from './service.ts'

/** Records the action in the transaction that makes the change. */
type Note = (trx: Database, what: string) => Promise<void>

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
        await note(trx, `account ${uid} ${disabled ? 'disabled' : 'enabled'}`)
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
        await note(trx, `a link to set a new password emailed to account ${uid}`)
        return true
      })
    },
    /** Run it in the transaction that erases the person. */
    deleteSignIn: deleteUser,
    /** Returns the id of the new key. */
    async rotateKeys(note: Note): Promise<string> {
      return database.transaction().execute(async (trx) => {
        const { kid } = await rotateSigningKey(trx, clock.now())
        await note(trx, `tokens are signed with key ${kid}`)
        return kid
      })
    },
  }
}
