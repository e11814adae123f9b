// The classroom in the office: live sessions, rules of tests, extra time, statistics.
import * as calls from '#contract/office/classroom.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import type { App } from '#platform/http/app-type.ts'
import { evaluationsOf } from '../evaluations.queries.ts'
import { addLive, changeLive, deleteLive, giveExtraTime, setRules } from './change-classroom.ts'
import type { ClassroomOffice } from './classroom-office.ts'
import { classroomFileRoutes } from './file.office-routes.ts'
import { listClassrooms, readClassroom, readStatistics } from './read-classroom.ts'
import { readJoins, readLearner, readRoster } from './read-learners.ts'

const base = '/api/office/classroom/:course'
const limitedTo = { course: 'params.course' } as const

export function officeClassroomRoutes(app: App, parts: ClassroomOffice): void {
  readingRoutes(app, parts)
  liveRoutes(app, parts)
  testRoutes(app, parts)
  classroomFileRoutes(app, parts)
}

function readingRoutes(app: App, parts: ClassroomOffice): void {
  const see = { method: 'GET', permission: 'see' } as const
  officeCall(app, parts, {
    ...see,
    limitedTo: 'filtered',
    url: '/api/office/classroom',
    schema: calls.officeClassrooms,
    handler: (_request, { only }) => listClassrooms(only, parts),
  })
  officeCall(app, parts, {
    ...see,
    limitedTo,
    url: base,
    schema: calls.officeClassroom,
    handler: ({ params: { course } }) => readClassroom(course, parts),
  })
  officeCall(app, parts, {
    ...see,
    limitedTo,
    url: `${base}/evaluations`,
    schema: calls.officeEvaluations,
    handler: async ({ params: { course } }) => ({
      evaluations: await evaluationsOf(parts.database, course),
    }),
  })
  const people = { method: 'GET', permission: 'attendance', limitedTo } as const
  officeCall(app, parts, {
    ...people,
    url: `${base}/statistics`,
    schema: calls.officeStatistics,
    handler: ({ params: { course } }) => readStatistics(course, parts),
  })
  officeCall(app, parts, {
    ...people,
    url: `${base}/live/:id/joins`,
    schema: calls.officeJoins,
    handler: ({ params }) => readJoins(params, parts),
  })
  officeCall(app, parts, {
    ...people,
    url: `${base}/roster`,
    schema: calls.officeRoster,
    handler: ({ params, query }) => readRoster({ ...params, ...query }, parts),
  })
  officeCall(app, parts, {
    method: 'GET',
    // It has every course of the person, so a limited grant does not reach it.
    permission: 'attendance',
    url: '/api/office/classroom/people/:id',
    schema: calls.officeLearner,
    handler: ({ params: { id } }) => readLearner(id, parts),
  })
}

function liveRoutes(app: App, parts: ClassroomOffice): void {
  const own = { permission: 'content', limitedTo, action: 'classroom live' } as const
  officeCall(app, parts, {
    ...own,
    method: 'POST',
    url: `${base}/live`,
    schema: calls.addLiveSession,
    handler: async ({ params: { course }, body }, _staff, note) => ({
      id: await addLive(course, body, parts, note),
    }),
  })
  officeCall(app, parts, {
    ...own,
    method: 'PUT',
    url: `${base}/live/:id`,
    schema: calls.changeLiveSession,
    async handler({ params, body }, _staff, note) {
      await changeLive(params, body, parts, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    ...own,
    method: 'DELETE',
    url: `${base}/live/:id`,
    schema: calls.deleteLiveSession,
    async handler({ params }, _staff, note) {
      await deleteLive(params, parts, note)
      return undefined
    },
  })
}

function testRoutes(app: App, parts: ClassroomOffice): void {
  officeCall(app, parts, {
    method: 'PUT',
    url: `${base}/test-rules`,
    schema: calls.setTestRules,
    permission: 'content',
    action: 'classroom rules',
    async handler({ params: { course }, body }, _staff, note) {
      await setRules(course, body, parts, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'PUT',
    url: '/api/office/classroom/people/:id/extra-time',
    schema: calls.setExtraTime,
    // It counts in the tests of every course, so a limited grant does not reach it.
    permission: 'attendance',
    action: 'classroom extra-time',
    async handler({ params: { id }, body: { percent } }, _staff, note) {
      await giveExtraTime({ uid: id, percent }, parts, note)
      return undefined
    },
  })
}
