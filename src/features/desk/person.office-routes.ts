import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { servePreview } from '#features/office-calls/previews.ts'
import { refuseDisabled, refuseSameAccess, setAccess } from '#features/people/account-desk.ts'
import { findUser } from '#features/people/users.queries.ts'
import { eraseByStaff, previewErasure } from '#features/personal-data/erase-by-staff.ts'
import { erasureBlocked } from '#features/personal-data/erase-person.ts'
import { gatherData } from '#features/personal-data/gather-data.ts'
import { findPerson } from '#features/registrations/find-person.ts'
import type { App } from '#platform/http/app-type.ts'
import { Refusal } from '#platform/refusal.ts'
import { emailResetLink } from './email-reset-link.ts'
import { limitEmailsTo } from './limit-emails.ts'
import { notesOfPerson } from './notes.ts'

export function personRoutes(app: App, parts: DeskParts): void {
  dataRoutes(app, parts)
  accountRoutes(app, parts)
}

function dataRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context, database, accounts } = parts
  serve('GET /api/office/people/:id/data.json', async ({ params: { id } }, _staff, note, reply) => {
    const person = await findPerson(database, id)
    await note(database, 'person.exported', { personId: id })
    reply.header('content-disposition', 'attachment; filename="data.json"')
    return gatherData(person, context)
  })
  serve('GET /api/office/people/:id/erasure', async ({ params }, staff) => {
    const person = await findPerson(database, params.id)
    const { email, uid } = person
    const kept = await gatherData(person, context)
    return {
      email,
      registrations: kept.registrations.length,
      certificates: kept.certificates.length,
      emails: kept.mails.length,
      notes: (await notesOfPerson(params.id, staff.id, parts)).length,
      waiting: kept.waitingList.length,
      hasAccount: uid !== null,
      signInElsewhere: uid !== null && accounts === null,
      blocked: await erasureBlocked(person, context),
    }
  })
  erasingRoutes(app, parts)
}

function erasingRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context, database, accounts } = parts
  servePreview(app, parts, 'POST /api/office/people/:id/erase', async ({ params }, preview, note) =>
    previewErasure(
      await findPerson(preview.database, params.id),
      { context: preview, signIns: accounts },
      note,
    ),
  )
  serve('POST /api/office/people/:id/erase', async ({ params, body }, _staff, note) => {
    const person = await findPerson(database, params.id)
    if (person.email !== body.email) throw new Refusal('other_address')
    await eraseByStaff(person, { context, signIns: accounts }, note)
  })
}

function accountRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { database, accounts } = parts
  const userOf = async (uid: string) => {
    const user = await findUser(database, uid)
    if (!user) throw new Refusal('no_account')
    return user
  }
  serve('POST /api/office/people/:id/account', async ({ params, body: { disabled } }, _staff, note) => {
    const user = await userOf(params.id)
    refuseSameAccess(user, disabled)
    await setAccess(user, disabled, accounts, note)
  })
  serve('POST /api/office/people/:id/reset-link', async ({ params }, _staff, note) => {
    const user = await userOf(params.id)
    refuseDisabled(user)
    await limitEmailsTo(user.email, parts)
    await emailResetLink(user, { accounts, database }, note)
  })
}
