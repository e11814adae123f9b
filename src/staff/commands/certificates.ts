import type { Database } from '#database/connection.ts'
import { findProfileByEmail } from '#database/profiles.ts'
import { linesOf } from '#database/registration-lines.ts'
import { registrationsOfPerson } from '#database/registrations.ts'
import { type CourseId, courses } from '#domain/catalogue.ts'
import { readCertificateCode } from '#domain/certificate-code.ts'
import { holdsCourses } from '#domain/registration.ts'
import { completeCourse, endCertificate, reissueCertificate } from '#server/account/complete-course.ts'
import { type Command, Refusal } from '../command.ts'
import { readCourse, readDay } from '../read-words.ts'

const complete: Command = {
  usage: 'complete EMAIL COURSE [--on DAY] [--registration ID]',
  does: 'Marks a course as completed and issues its certificate.',
  async run(given, parts) {
    const course = readCourse(given.word('COURSE'))
    const on = readDay(given.option('on'), parts.clocks)
    const held = await heldBy(given.word('EMAIL').toLowerCase(), course, parts.database)
    const wanted = given.option('registration')
    const [first, ...others] = wanted ? held.filter((id) => id === wanted) : held
    if (!first) throw new Refusal(`${given.word('EMAIL')} has no active ${courses[course].label.en}.`)
    if (others.length > 0) {
      throw new Refusal(`There are several: say which with --registration, one of ${held.join(', ')}.`)
    }
    const { name, code } = await completeCourse({ registrationId: first, course, on }, parts)
    return `${name} completed ${courses[course].label.en} on ${on}. Certificate ${code}: ${parts.origin}/verify/${code}`
  },
}

/** The registrations of an address, made as a guest or with its account, in which the course is still to be completed. */
async function heldBy(email: string, course: CourseId, database: Database): Promise<string[]> {
  const profile = await findProfileByEmail(database, email)
  const registrations = await registrationsOfPerson(database, { email, uid: profile?.uid ?? null })
  const lines = await linesOf(
    database,
    registrations.filter(({ status }) => holdsCourses(status)).map(({ id }) => id),
  )
  return lines
    .filter((line) => line.course === course && line.canceledAt === null && line.completedOn === null)
    .map(({ registrationId }) => registrationId)
}

const revoke: Command = {
  usage: 'revoke-certificate CODE',
  does: 'Ends a certificate: whoever checks it is told so.',
  async run(given, parts) {
    const { code, name } = await endCertificate(readCode(given.word('CODE')), parts)
    return `Certificate ${code} of ${name} is revoked.`
  },
}

const reissue: Command = {
  usage: 'reissue-certificate CODE',
  does: 'Replaces a certificate, with the name that its owner’s profile has now.',
  async run(given, parts) {
    const { code, name } = await reissueCertificate(readCode(given.word('CODE')), parts)
    return `The new certificate of ${name} is ${code}: ${parts.origin}/verify/${code}`
  },
}

function readCode(word: string): string {
  const code = readCertificateCode(word)
  if (code === null) throw new Refusal(`A code is written as 7K3M-Q9XD-W2HP; "${word}" is none.`)
  return code
}

export const certificateCommands: readonly Command[] = [complete, revoke, reissue]
