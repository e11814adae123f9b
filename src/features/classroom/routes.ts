import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { defaultLanguage } from '#domain/people/language.ts'
import { userOf } from '#features/people/bearer.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import { continueLesson, takeLessonBeat } from './beat.ts'
import { readCertificate } from './certificate-needs.ts'
import type { ClassroomParts } from './classroom.ts'
import { giveEvaluation } from './evaluate.ts'
import { makeFileAddresses } from './files/file-addresses.ts'
import { fileAddressRoute, fileRoute } from './files/routes.ts'
import { deleteLessonNote, notesOf } from './lesson-notes.queries.ts'
import { type LessonKey, progressOfLesson } from './lesson-progress.queries.ts'
import { liveRoutes } from './live.routes.ts'
import { markLesson } from './mark-lesson.ts'
import { noteView, putNote } from './notes.ts'
import { readCourse, readHome, readLesson } from './read-course.ts'
import { isReady } from './standing.ts'
import { testRoutes } from './tests/test.routes.ts'
import type { Learner } from './tests/test-state.ts'
import {
  linesOfCourse,
  requireBegunLesson,
  requireCourse,
  requireCourseOrStaff,
  requireLearner,
  type SessionParts,
  type Viewer,
  viewerOf,
  waitsForPayment,
} from './viewer.ts'

/** Every call under /api/learn needs a signed-in user; those of a course also need its line. */
export async function classroomRoutes(app: App, parts: ClassroomParts & SessionParts): Promise<void> {
  const isSecure = parts.config.origin.startsWith('https:')
  const addresses = makeFileAddresses(parts.database, { isSecure })
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireLearner(parts))
    const learn = scope.withTypeProvider<ZodTypeProvider>()
    homeRoutes(learn, parts)
    testRoutes(learn, parts)
  })
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireCourseOrStaff(parts, parts))
    const learn = scope.withTypeProvider<ZodTypeProvider>()
    readingRoutes(learn, parts)
    fileAddressRoute(learn, parts, addresses)
  })
  fileRoute(app, parts, addresses)
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireBegunLesson(parts))
    beatRoute(scope.withTypeProvider<ZodTypeProvider>(), parts)
  })
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireCourse(parts))
    const learn = scope.withTypeProvider<ZodTypeProvider>()
    lessonRoutes(learn, parts)
    noteRoutes(learn, parts)
    evaluationRoute(learn, parts)
    liveRoutes(learn, parts)
  })
}

/** The viewer of a call that staff cannot make. */
function learnerOf(request: FastifyRequest): Learner {
  const viewer = viewerOf(request)
  if (viewer.uid === null) throw notFound()
  return viewer
}

function homeRoutes(app: App, parts: ClassroomParts): void {
  serve(app, 'GET /api/learn', (request) => readHome(learnerOf(request), request.query.lang, parts))

  serve(app, 'GET /api/learn/notes', async (request) =>
    (await notesOf(parts.context.database, learnerOf(request).uid)).map(noteView),
  )
}

function readingRoutes(app: App, parts: ClassroomParts): void {
  serve(app, 'GET /api/learn/:course', async (request) => {
    const { lang } = request.query
    const text = parts.lessons.classroomOf(request.params.course, lang)
    return readCourse(viewerOf(request), text, lang, parts)
  })

  serve(app, 'GET /api/learn/:course/lessons/:slug', async (request) => {
    const { course, slug } = request.params
    const text = parts.lessons.classroomOf(course, request.query.lang)
    return readLesson(viewerOf(request), text, slug, parts)
  })
}

function lessonIn({ course, slug }: { course: CourseId; slug: string }, { lessons }: ClassroomParts) {
  const text = lessons.classroomOf(course, defaultLanguage)
  const lesson = text.lessons.find((one) => one.slug === slug)
  if (!lesson || !isReady(lesson)) throw notFound()
  return lesson
}

function beatRoute(app: App, parts: ClassroomParts): void {
  serve(app, 'POST /api/learn/:course/lessons/:slug/beats', async (request) => {
    const { begun, body, params } = request
    const lesson = lessonIn(params, parts)
    const continued = begun && (await continueLesson(begun, lesson, body, parts))
    if (continued) return continued
    const key = { uid: userOf(request).uid, ...params }
    if (!begun) await refuseWaiting(viewerOf(request), key, parts)
    return takeLessonBeat(userOf(request), key, lesson, body, parts)
  })
}

function lessonRoutes(app: App, parts: ClassroomParts): void {
  serve(app, 'PUT /api/learn/:course/lessons/:slug/marks', async (request) => {
    const lesson = lessonIn(request.params, parts)
    const learner = learnerOf(request)
    const key = { uid: learner.uid, ...request.params }
    await refuseWaiting(learner, key, parts)
    const progress = await markLesson(userOf(request), key, lesson, request.body, parts)
    return { progress, certificate: await certificateOf(learner, request.params.course, parts) }
  })
}

/** A lesson that was begun before the payment became overdue stays open. */
async function refuseWaiting(viewer: Viewer, key: LessonKey, { context }: ClassroomParts): Promise<void> {
  if (!waitsForPayment(viewer, key.course)) return
  if (!(await progressOfLesson(context.database, key))) throw new Refusal('lesson_waits')
}

async function certificateOf(learner: Learner, course: CourseId, { context, lessons }: ClassroomParts) {
  const { database, clocks } = context
  const { needs, issued } = await readCertificate(database, {
    uid: learner.uid,
    lines: linesOfCourse(learner, course),
    text: lessons.classroomOf(course, defaultLanguage),
    today: dayOf(clocks.academy.now()),
  })
  return { needs, issued }
}

function noteRoutes(app: App, parts: ClassroomParts): void {
  serve(app, 'PUT /api/learn/:course/lessons/:slug/notes/:id', async (request) => {
    lessonIn(request.params, parts)
    const key = { uid: learnerOf(request).uid, ...request.params }
    return putNote(userOf(request), key, request.body, parts)
  })

  serve(app, 'DELETE /api/learn/:course/lessons/:slug/notes/:id', async (request) => {
    const { uid } = learnerOf(request)
    if (!(await deleteLessonNote(parts.context.database, uid, request.params.id))) throw notFound()
  })
}

function evaluationRoute(app: App, parts: ClassroomParts): void {
  serve(app, 'POST /api/learn/:course/evaluation', async (request) => {
    const { course } = request.params
    const learner = learnerOf(request)
    const text = parts.lessons.classroomOf(course, defaultLanguage)
    await giveEvaluation(userOf(request), learner, text, request.body, parts)
    return { certificate: await certificateOf(learner, course, parts) }
  })
}
