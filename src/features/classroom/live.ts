// Live sessions: when the door opens, joining, recordings.

import type { LiveSession } from '#contract/classroom/learn-live.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { minutes } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { LiveSessionRow } from '#platform/database/rows/classroom.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ClassroomParts } from './classroom.ts'
import { issueIfDue } from './issue-certificate.ts'
import { findLiveSession, storeJoin } from './live-sessions.queries.ts'

const doorOpensBefore = minutes(15)

/** Without the link: only joining answers with it. */
export function liveView(
  session: LiveSessionRow,
  { joined, language, now }: { joined: readonly string[]; language: Language; now: Date },
): LiveSession {
  const { id, course, title, speaker, startsAt, minutes: length, required, recording } = session
  const state = doorOf(session, now)
  return {
    id,
    course,
    title: title[language],
    speaker,
    startsAt: startsAt.toISOString(),
    minutes: length,
    opensAt: opensAt(session).toISOString(),
    state,
    required,
    joined: joined.includes(id),
    recording: state === 'over' ? recording : null,
  }
}

function opensAt({ startsAt }: LiveSessionRow): Date {
  return new Date(startsAt.getTime() - doorOpensBefore)
}

function doorOf(session: LiveSessionRow, now: Date): LiveSession['state'] {
  if (now < opensAt(session)) return 'ahead'
  return now.getTime() < session.startsAt.getTime() + minutes(session.minutes) ? 'open' : 'over'
}

type Asked = { course: CourseId; id: string }

/** Of another course: as if it did not exist. */
export async function requireSession(
  { course, id }: Asked,
  { context }: ClassroomParts,
): Promise<LiveSessionRow> {
  const session = await findLiveSession(context.database, id)
  if (session?.course !== course) throw notFound()
  return session
}

export async function joinLive(user: SignedInUser, asked: Asked, parts: ClassroomParts): Promise<string> {
  const session = await requireSession(asked, parts)
  const now = parts.context.clocks.academy.now()
  if (doorOf(session, now) !== 'open') throw new Refusal('not_open')
  await record(user, { session, now, recorded: false }, parts)
  return session.link
}

export async function openRecording(
  user: SignedInUser,
  asked: Asked,
  parts: ClassroomParts,
): Promise<string> {
  const session = await requireSession(asked, parts)
  const now = parts.context.clocks.academy.now()
  if (session.recording === null || doorOf(session, now) !== 'over') throw notFound()
  await record(user, { session, now, recorded: true }, parts)
  return session.recording
}

async function record(
  user: SignedInUser,
  { session, now, recorded }: { session: LiveSessionRow; now: Date; recorded: boolean },
  parts: ClassroomParts,
): Promise<void> {
  const { uid } = user
  await inAccount(user, parts, (trx) =>
    storeJoin(trx, { liveSessionId: session.id, uid, joinedAt: now, recorded }),
  )
  await issueIfDue({ uid, course: session.course }, parts)
}
