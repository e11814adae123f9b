import type { CourseId } from '#domain/catalogue.ts'
import type { Database } from '../engine/connection.ts'
import type { CertificateRow } from './rows/account.ts'

export async function insertCertificate(trx: Database, certificate: Omit<CertificateRow, 'revokedAt'>) {
  await trx.insertInto('certificates').values(certificate).execute()
}

export function certificateByCode(db: Database, code: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Includes revoked certificates: staff revoked them on purpose, so they are not issued again. */
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

/** Valid certificates of an account, oldest first. */
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

/** Valid certificates of one purchase. */
export function certificatesOfRegistration(db: Database, registrationId: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .where('revokedAt', 'is', null)
    .orderBy('completedOn')
    .execute()
}

/** Certificates of several purchases, including revoked ones. */
export async function allCertificatesOf(
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

/** Undefined if there is no valid certificate with this code. */
export function revokeCertificate(db: Database, code: string, at: Date): Promise<CertificateRow | undefined> {
  return db
    .updateTable('certificates')
    .set({ revokedAt: at })
    .where('code', '=', code)
    .where('revokedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Returns their ids. */
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
