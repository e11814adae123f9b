import type { CourseId } from '#domain/catalogue.ts'
import type { Database } from '../engine/connection.ts'
import type { CertificateRow } from './rows/account.ts'

export async function insertCertificate(trx: Database, certificate: Omit<CertificateRow, 'revokedAt'>) {
  await trx.insertInto('certificates').values(certificate).execute()
}

export function certificateByCode(db: Database, code: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Whether one was ever issued; a revoked one counts, since somebody meant it. */
export async function hasCertificate(
  db: Database,
  registrationId: string,
  course: CourseId,
): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('registrationId', '=', registrationId)
    .where('course', '=', course)
    .executeTakeFirst()
  return row !== undefined
}

/** One's own certificates that stand, oldest first. */
export function certificatesOf(db: Database, uid: string): Promise<CertificateRow[]> {
  return ownedBy(db, uid)
    .where('certificate.revokedAt', 'is', null)
    .orderBy('certificate.completedOn')
    .execute()
}

export function ownCertificate(db: Database, uid: string, id: string): Promise<CertificateRow | undefined> {
  return ownedBy(db, uid)
    .where('certificate.id', '=', id)
    .where('certificate.revokedAt', 'is', null)
    .executeTakeFirst()
}

/** Those of one purchase that stand. */
export function certificatesOfRegistration(db: Database, registrationId: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .where('revokedAt', 'is', null)
    .orderBy('completedOn')
    .execute()
}

/** Those of several purchases, revoked ones too. */
export async function everyCertificateOf(
  db: Database,
  registrationIds: readonly string[],
): Promise<CertificateRow[]> {
  if (registrationIds.length === 0) return []
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('registrationId', 'in', registrationIds)
    .orderBy('completedOn')
    .execute()
}

function ownedBy(db: Database, uid: string) {
  return db
    .selectFrom('registrations as registration')
    .innerJoin('certificates as certificate', 'certificate.registrationId', 'registration.id')
    .selectAll('certificate')
    .where('registration.uid', '=', uid)
}

/** Undefined where no certificate of that code stands. */
export function revokeCertificate(db: Database, code: string, at: Date): Promise<CertificateRow | undefined> {
  return db
    .updateTable('certificates')
    .set({ revokedAt: at })
    .where('code', '=', code)
    .where('revokedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Gives their ids. */
export async function deleteCertificatesOf(
  trx: Database,
  registrationIds: readonly string[],
): Promise<string[]> {
  if (registrationIds.length === 0) return []
  const deleted = await trx
    .deleteFrom('certificates')
    .where('registrationId', 'in', registrationIds)
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}
