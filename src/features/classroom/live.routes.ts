import { userOf } from '#features/people/bearer.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import type { ClassroomParts } from './classroom.ts'
import { joinLive, openRecording, requireSession } from './live.ts'
import { liveCalendarFile } from './live-calendar.ts'

export function liveRoutes(app: App, parts: ClassroomParts): void {
  const { origin, clocks } = parts.context

  serve(app, 'POST /api/learn/:course/live/:id/join', async (request) => ({
    link: await joinLive(userOf(request), request.params, parts),
  }))

  serve(app, 'POST /api/learn/:course/live/:id/recording', async (request) => ({
    link: await openRecording(userOf(request), request.params, parts),
  }))

  serve(app, 'GET /api/learn/:course/live/:id/calendar', async (request, reply) => {
    const session = await requireSession(request.params, parts)
    const file = liveCalendarFile(session, {
      language: request.query.lang,
      origin,
      now: clocks.academy.now(),
    })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${session.course}-live.ics"`)
      .send(file)
  })
}
