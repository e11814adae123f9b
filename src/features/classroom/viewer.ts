// Who may enter a classroom. The check runs before validation, so that a course without the right and an unknown
// course get the same 404.

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { learnCalls } from '#contract/classroom/learn.ts'
import { courseId } from '#contract/fields.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { reaches } from '#domain/people/office-roles.ts'
import { userOf } from '#features/people/bearer.ts'
import { joinGuestRegistrations } from '#features/registrants/join-guest-registrations.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { readSession } from '#features/staff/sessions.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ClassroomParts } from './classroom.ts'
import { type ClassroomLine, classroomLines } from './classroom-lines.queries.ts'
import { type BegunLesson, begunLesson } from './lesson-progress.queries.ts'

/** A registrant with their lines, or staff who look at a course as a preview. */
export type Viewer = { uid: string; lines: readonly ClassroomLine[] } | { uid: null; lines: readonly [] }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks below. */
    viewer: Viewer | null
    /** The lesson in the path, where the call needs no more of its reader. */
    begun: BegunLesson | undefined
  }
}

type RequestHook = (request: FastifyRequest) => Promise<void>
export type SessionParts = Pick<OfficeParts, 'config' | 'database' | 'clocks'>

/** Signed in, with or without a course. */
export function requireLearner({ bearer, lessons, context }: ClassroomParts): RequestHook {
  return async (request) => {
    if (!request.user) await bearer.require(request)
    // Every page reads before it writes. Beats come far more often than purchases.
    if (request.method === 'GET') await joinGuestRegistrations(context.database, userOf(request))
    request.viewer = await learner(userOf(request).uid, context)
    await lessons.refresh()
  }
}

/** With a paid line of the course in the path that is not canceled. */
export function requireCourse(parts: ClassroomParts): RequestHook {
  const requireSignIn = requireLearner(parts)
  return async (request) => {
    await requireSignIn(request)
    const course = courseInPath(request)
    if (!course || linesOfCourse(viewerOf(request), course).length === 0) throw notFound()
  }
}

/** The same for beats, which come every 15 seconds: one statement where the lesson was begun. */
export function requireBegunLesson(parts: ClassroomParts): RequestHook {
  const requireRight = requireCourse(parts)
  return async (request) => {
    await parts.bearer.require(request)
    const { data: lesson } = learnCalls['POST /api/learn/:course/lessons/:slug/beats'].params.safeParse(
      request.params,
    )
    const { uid } = userOf(request)
    request.begun = lesson && (await begunLesson(parts.context.database, { uid, ...lesson }))
    if (request.begun) await parts.lessons.refresh()
    else await requireRight(request)
  }
}

/** The same, and staff may look without a registrant's account. */
export function requireCourseOrStaff(parts: ClassroomParts, office: SessionParts): RequestHook {
  const requireRight = requireCourse(parts)
  return async (request) => {
    if (request.headers.authorization !== undefined) return requireRight(request)
    const session = await readSession(request, office)
    if (!session) throw new Refusal('not_signed_in')
    const course = courseInPath(request)
    if (!course || !reaches(session.staff, 'see', course)) throw notFound()
    request.viewer = { uid: null, lines: [] }
    await parts.lessons.refresh()
  }
}

export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Error(`${request.routeOptions.url} is not guarded`)
  return request.viewer
}

export function linesOfCourse({ lines }: Viewer, course: CourseId): ClassroomLine[] {
  return lines.filter((line) => line.course === course)
}

/** Lessons that were not begun wait while every purchase of the course is overdue. */
export function waitsForPayment(viewer: Viewer, course: CourseId): boolean {
  const lines = linesOfCourse(viewer, course)
  return lines.length > 0 && lines.every(({ waits, completedOn }) => waits && completedOn === null)
}

async function learner(uid: string, { database, clocks }: ClassroomParts['context']): Promise<Viewer> {
  return { uid, lines: await classroomLines(database, uid, dayOf(clocks.academy.now())) }
}

function courseInPath({ params }: FastifyRequest): CourseId | undefined {
  return z.object({ course: courseId }).safeParse(params).data?.course
}
