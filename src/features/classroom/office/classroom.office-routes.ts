// The classroom in the office: live sessions, rules of tests, extra time, statistics.
import { serveOffice } from '#features/office-calls/guard.ts'
import type { App } from '#platform/http/app-type.ts'
import { evaluationsOf } from '../evaluations.queries.ts'
import { addLive, changeLive, deleteLive, giveExtraTime, setRules } from './change-classroom.ts'
import type { ClassroomOffice } from './classroom-office.ts'
import { classroomFileRoutes } from './file.office-routes.ts'
import { listClassrooms, readClassroom, readStatistics } from './read-classroom.ts'
import { readJoins, readLearner, readRoster } from './read-learners.ts'

export function officeClassroomRoutes(app: App, parts: ClassroomOffice): void {
  readingRoutes(app, parts)
  liveRoutes(app, parts)
  testRoutes(app, parts)
  classroomFileRoutes(app, parts)
}

function readingRoutes(app: App, parts: ClassroomOffice): void {
  const serve = serveOffice(app, parts)
  serve('GET /api/office/classroom', (_request, { only }) => listClassrooms(only, parts))
  serve('GET /api/office/classroom/:course', ({ params: { course } }) => readClassroom(course, parts))
  serve('GET /api/office/classroom/:course/evaluations', async ({ params: { course } }) => ({
    evaluations: await evaluationsOf(parts.database, course),
  }))
  serve('GET /api/office/classroom/:course/statistics', ({ params: { course } }) =>
    readStatistics(course, parts),
  )
  serve('GET /api/office/classroom/:course/live/:id/joins', ({ params }) => readJoins(params, parts))
  serve('GET /api/office/classroom/:course/roster', ({ params, query }) =>
    readRoster({ ...params, ...query }, parts),
  )
  serve('GET /api/office/classroom/people/:id', ({ params: { id } }) => readLearner(id, parts))
}

function liveRoutes(app: App, parts: ClassroomOffice): void {
  const serve = serveOffice(app, parts)
  serve('POST /api/office/classroom/:course/live', async ({ params: { course }, body }, _staff, note) => ({
    id: await addLive(course, body, parts, note),
  }))
  serve('PUT /api/office/classroom/:course/live/:id', async ({ params, body }, _staff, note) => {
    await changeLive(params, body, parts, note)
  })
  serve('DELETE /api/office/classroom/:course/live/:id', async ({ params }, _staff, note) => {
    await deleteLive(params, parts, note)
  })
}

function testRoutes(app: App, parts: ClassroomOffice): void {
  const serve = serveOffice(app, parts)
  serve(
    'PUT /api/office/classroom/:course/test-rules',
    async ({ params: { course }, body }, _staff, note) => {
      await setRules(course, body, parts, note)
    },
  )
  serve(
    'PUT /api/office/classroom/people/:id/extra-time',
    async ({ params: { id }, body: { percent } }, _staff, note) => {
      await giveExtraTime({ uid: id, percent }, parts, note)
    },
  )
}
