import type { FastifyRequest } from 'fastify'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { defaultLanguage } from '#domain/people/language.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { ClassroomFileRow } from '#platform/database/rows/classroom.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ClassroomParts } from '../classroom.ts'
import { findFile } from '../classroom-files.queries.ts'
import { progressOfLesson } from '../lesson-progress.queries.ts'
import { isReady } from '../standing.ts'
import { type Viewer, viewerOf, waitsForPayment } from '../viewer.ts'
import { type FileAddresses, filePath } from './file-addresses.ts'
import { sendFile } from './read-file.ts'

type Asked = { course: CourseId; id: string }

/** For registrants of the course, and staff who look at it. */
export function fileAddressRoute(app: App, parts: ClassroomParts, addresses: FileAddresses): void {
  serve(app, 'POST /api/learn/:course/files/:id/address', async (request, reply) => {
    const { id } = request.params
    const { renew } = request.body
    const viewer = viewerOf(request)
    await requireFile(viewer, request.params, parts)
    const asked = { fileId: id, viewer: viewerName(viewer), ...browserOf(request), now: nowOf(parts) }
    const address =
      renew === null ? await addresses.open(asked) : await addresses.renew({ ...asked, token: renew })
    if (!address) throw notFound()
    const { token, until, cookies } = address
    reply.header('set-cookie', cookies)
    return { url: `${filePath}${token}`, token, until: until.toISOString() }
  })
}

/** By address alone: a player sends no token. */
export function fileRoute(app: App, parts: ClassroomParts, addresses: FileAddresses): void {
  serve(app, 'GET /api/files/:address', async (request, reply) => {
    const { cookie } = browserOf(request)
    const id = await addresses.read(request.params.address, cookie, nowOf(parts))
    const file = id === null ? undefined : await findFile(parts.context.database, id)
    if (file?.state !== 'ready') throw notFound()
    return sendFile(parts.context.database, file, { range: request.headers.range, reply })
  })
}

const nowOf = ({ context }: ClassroomParts) => context.clocks.real.now()
const viewerName = ({ uid }: Viewer) => (uid === null ? 'staff' : `user ${uid}`)
const browserOf = ({ headers }: FastifyRequest) => ({ cookie: headers.cookie })

/** A registrant gets files of lessons that are open to them. Staff get every file of the course. */
async function requireFile(viewer: Viewer, { course, id }: Asked, parts: ClassroomParts): Promise<void> {
  const { database } = parts.context
  const file = await findFile(database, id)
  if (file?.course !== course || file.state !== 'ready') throw notFound()
  const { uid } = viewer
  if (uid === null) return
  const shownBy = lessonsWith(file, course, parts)
  if (shownBy.length === 0) throw notFound()
  if (!waitsForPayment(viewer, course)) return
  const begun = await Promise.all(
    shownBy.map(({ slug }) => progressOfLesson(database, { uid, course, slug })),
  )
  if (!begun.some(Boolean)) throw new Refusal('lesson_waits')
}

function lessonsWith({ id, filmId }: ClassroomFileRow, course: CourseId, { lessons }: ClassroomParts) {
  return lessons
    .classroomOf(course, defaultLanguage)
    .lessons.filter(isReady)
    .filter(
      ({ upload, downloads }) =>
        upload?.id === (filmId ?? id) || downloads.some((download) => download.id === id),
    )
}
