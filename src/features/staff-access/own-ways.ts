import type { OwnWays } from '#contract/staff/access.ts'
import type { NewPasskey } from '#contract/staff/passkeys.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { lockStaff, setName, waysOf } from '#features/staff/staff.queries.ts'
import {
  confirmApp,
  deleteApp,
  deletePasskey,
  findApp,
  passkeysOf,
  replaceRecoveryCodes,
  setPendingSecret,
} from '#features/staff/staff-keys.queries.ts'
import { refuseTakenName } from '#features/staff/taken-name.ts'
import { Refusal } from '#platform/refusal.ts'
import { newApp, newRecoveryCodes, recoveryDigest, stepOf, tryCode } from './codes.ts'
import { checkNewPasskey, storePasskey } from './passkeys.ts'

type Member = { id: string; email: string }

export async function readOwnWays({ id }: Member, { database }: OfficeParts): Promise<OwnWays> {
  const passkeys = await passkeysOf(database, id)
  const app = await findApp(database, id)
  const { codes } = await waysOf(database, id)
  return {
    passkeys: passkeys.map(({ id: passkeyId, name, createdAt, lastUsedAt }) => ({
      id: passkeyId,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    appSince: app?.addedAt?.toISOString() ?? null,
    codesLeft: codes,
  }
}

/** The record shows every entry of the member with the new name. */
export async function changeOwnName(
  { id, name: before, email }: Member & { name: string },
  name: string,
  { database }: OfficeParts,
  note: Note,
): Promise<void> {
  if (name === before) return
  await database.transaction().execute(async (trx) => {
    await lockStaff(trx)
    await refuseTakenName(trx, { name, email })
    await setName(trx, id, name)
    await note(trx, 'staff.name-changed', {}, { about: id, fields: { name: { before, after: name } } })
  })
}

export async function addPasskey(
  { id: staffId }: Member,
  { name, passkey }: { name: string; passkey: NewPasskey },
  parts: OfficeParts,
  note: Note,
): Promise<void> {
  const checked = await checkNewPasskey(passkey, { purpose: 'passkey', staffId }, parts)
  await parts.database.transaction().execute(async (trx) => {
    await storePasskey(trx, checked, { staffId, name, at: parts.clocks.real.now() })
    await note(trx, 'passkey.added', {})
  })
}

/** The last one stays: whoever has only codes left could soon be locked out. */
export async function removePasskey(
  { id: staffId }: Member,
  passkeyId: string,
  { database }: OfficeParts,
  note: Note,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await lockStaff(trx)
    const passkeys = await passkeysOf(trx, staffId)
    if (!passkeys.some(({ id }) => id === passkeyId)) return
    if (passkeys.length === 1) throw new Refusal('last_passkey')
    await deletePasskey(trx, staffId, passkeyId)
    await note(trx, 'passkey.removed', {})
  })
}

/** The app in use works until a code confirms the new one. */
export async function beginApp({ id, email }: Member, { database }: OfficeParts) {
  const app = newApp(email)
  await setPendingSecret(database, id, app.secret)
  return app
}

export async function addApp(
  { id: staffId, email }: Member,
  code: string,
  parts: OfficeParts,
  note: Note,
): Promise<void> {
  await tryCode(email, parts, () =>
    parts.database.transaction().execute(async (trx) => {
      const app = await findApp(trx, staffId)
      if (!app?.pendingSecret) throw new Refusal('no_app_started')
      const at = parts.clocks.real.now()
      const step = stepOf(app.pendingSecret, code, at)
      if (typeof step === 'string') return { fault: step }
      await confirmApp(trx, staffId, { secret: app.pendingSecret, step, at })
      await note(trx, 'app.added', {})
      return undefined
    }),
  )
}

export async function removeApp(
  { id: staffId }: Member,
  { database }: OfficeParts,
  note: Note,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await deleteApp(trx, staffId)
    await note(trx, 'app.removed', {})
  })
}

export async function renewRecoveryCodes(
  { id: staffId }: Member,
  { database }: OfficeParts,
  note: Note,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await database.transaction().execute(async (trx) => {
    await replaceRecoveryCodes(trx, staffId, codes.map(recoveryDigest))
    await note(trx, 'recovery-codes.made', {})
  })
  return codes
}
