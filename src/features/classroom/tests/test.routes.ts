import type { FastifyRequest } from 'fastify'
import type { TestId } from '#domain/classroom/classroom-tests.ts'
import { userOf } from '#features/people/bearer.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { TestAttemptRow } from '#platform/database/rows/classroom.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import type { ClassroomParts } from '../classroom.ts'
import { viewerOf } from '../viewer.ts'
import { closeOverdue } from './close-attempt.ts'
import { beginTest, handIn, ownAttempt, saveAnswer, sittingView } from './take-test.ts'
import { resultView } from './test-result.ts'
import { type Learner, mayTake, readTestState } from './test-state.ts'

export function testRoutes(app: App, parts: ClassroomParts): void {
  serve(app, 'GET /api/learn/tests/:test', async (request) => {
    const { test } = request.params
    const learner = await takerOf(request, test, parts)
    await closeOverdue(learner.uid, test, parts)
    const state = await readTestState(parts.context.database, learner, test, parts)
    if (!state) throw notFound()
    return state
  })

  serve(app, 'POST /api/learn/tests/:test/attempts', async (request) => {
    const { test } = request.params
    const learner = await takerOf(request, test, parts)
    const taking = { test, window: request.body.window, language: request.query.lang }
    return beginTest(userOf(request), learner, taking, parts)
  })

  serve(app, 'GET /api/learn/attempts/:id', async (request) => {
    const { window, lang: language } = request.query
    const { learner, attempt } = await attemptOf(request, parts)
    return attempt.closedAt === null
      ? sittingView(attempt, { window, language }, parts)
      : resultView(learner, attempt, language, parts)
  })

  serve(app, 'PUT /api/learn/attempts/:id/answers/:number', async (request) => {
    await attemptOf(request, parts)
    return saveAnswer(userOf(request), request.params, request.body, parts)
  })

  serve(app, 'POST /api/learn/attempts/:id/hand-in', async (request) => {
    const { learner } = await attemptOf(request, parts)
    const handedIn = { id: request.params.id, window: request.body.window }
    const closed = await handIn(userOf(request), handedIn, parts)
    return resultView(learner, closed, request.query.lang, parts)
  })
}

/** 404 for people who may not take the test, also when their course was canceled during it. */
async function takerOf(request: FastifyRequest, test: TestId, { context }: ClassroomParts): Promise<Learner> {
  const viewer = viewerOf(request)
  if (viewer.uid === null || !(await mayTake(context.database, viewer, test))) throw notFound()
  return viewer
}

async function attemptOf(
  request: FastifyRequest & { params: { id: string } },
  parts: ClassroomParts,
): Promise<{ learner: Learner; attempt: TestAttemptRow }> {
  const { id } = request.params
  const attempt = await ownAttempt({ uid: userOf(request).uid, id }, parts)
  return { learner: await takerOf(request, attempt.test, parts), attempt }
}
