import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { holderUid } from '#features/registrations/takeovers.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'

export async function insertCertificate(trx: Database, certificate: Omit<CertificateRow, 'revokedAt'>) {
  const soldAs = certificate.soldAs && JSON.stringify(certificate.soldAs)
  await trx
    .insertInto('certificates')
    .values({ ...certificate, soldAs })
    .execute()
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

/** False for the certificate of a colleague who took the course over. */
const isRegistrants = sql<boolean>`not exists (
  select from takeovers where takeovers.registration_id = certificates.registration_id
    and takeovers.course = certificates.course and taken_at is not null)`

/** Valid certificates of one purchase that are the registrant's own. */
export function registrantCertificates(db: Database, registrationId: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .where(isRegistrants)
    .where('revokedAt', 'is', null)
    .orderBy('completedOn')
    .execute()
}

/** Valid certificates of one purchase, for staff. */
export function certificatesOfRegistration(db: Database, registrationId: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .where('revokedAt', 'is', null)
    .orderBy('completedOn')
    .execute()
}

/** Certificates of several purchases that are the registrant's own, including revoked ones. */
export async function allCertificatesOf(
  db: Database,
  registrationIds: readonly string[],
): Promise<CertificateRow[]> {
  if (registrationIds.length === 0) return []
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('registrationId', 'in', registrationIds)
    .where(isRegistrants)
    .orderBy('completedOn')
    .execute()
}

function ownedBy(db: Database, uid: string) {
  return db
    .selectFrom('registrations as registration')
    .innerJoin('certificates as certificate', 'certificate.registrationId', 'registration.id')
    .leftJoin('takeovers as takeover', (join) =>
      join
        .onRef('takeover.registrationId', '=', 'certificate.registrationId')
        .onRef('takeover.course', '=', 'certificate.course')
        .on('takeover.takenAt', 'is not', null),
    )
    .selectAll('certificate')
    .where(holderUid, '=', uid)
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

/** Those of colleagues who took a course over stay. Returns the ids of the others. */
export async function deleteCertificatesOf(
  trx: Database,
  registrationIds: readonly string[],
): Promise<string[]> {
  if (registrationIds.length === 0) return []
  const deleted = await trx
    .deleteFrom('certificates')
    .where('registrationId', 'in', registrationIds)
    .where(isRegistrants)
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}
