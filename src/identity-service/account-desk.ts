import type { Database } from '#database/engine/connection.ts'
import type { User } from '#database/tables/rows/identity.ts'
import { rotateSigningKey } from '#database/tables/signing-keys.ts'
import { changeCredentials, deleteUser, lockUser } from '#database/tables/users.ts'
import type { Language } from '#domain/language.ts'
import { postPasswordReset } from './action-codes.ts'
import type { IdentityService } from './service.ts'

/** Writes down what was done, in the transaction that does it. */
type Note = (trx: Database, what: string) => Promise<void>

export type AccountDesk = ReturnType<typeof openAccountDesk>

/** What the academy's staff may do with accounts. */
export function openAccountDesk(service: IdentityService) {
  const { database, clock } = service
  return {
    /**
     * Either way nothing that was given out before counts any more: neither sessions nor links, but one that takes an address back.
     * False where the account is gone by now.
     */
    async setDisabled(uid: string, disabled: boolean, note: Note): Promise<boolean> {
      return database.transaction().execute(async (trx) => {
        if (!(await lockUser(trx, { uid }))) return false
        await changeCredentials(trx, uid, { disabled }, clock.now())
        await note(trx, `account ${uid} ${disabled ? 'disabled' : 'enabled'}`)
        return true
      })
    },
    /** False where the address is not the account's any more. */
    async mailReset(
      { uid, email, language }: Pick<User, 'uid' | 'email'> & { language: Language },
      note: Note,
    ): Promise<boolean> {
      return database.transaction().execute(async (trx) => {
        const user = await lockUser(trx, { uid })
        if (user?.email !== email) return false
        await postPasswordReset(trx, user, language, service)
        await note(trx, `a link to set a new password mailed to account ${uid}`)
        return true
      })
    },
    /** Run it in the transaction that erases the person. */
    deleteSignIn: deleteUser,
    /** Gives the name of the new key. */
    async rotateKeys(note: Note): Promise<string> {
      return database.transaction().execute(async (trx) => {
        const { kid } = await rotateSigningKey(trx, clock.now())
        await note(trx, `tokens are signed with key ${kid}`)
        return kid
      })
    },
  }
}
