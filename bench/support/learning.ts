// People with Module 1, each with a lesson open.
import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import { addressOf, openCaller } from './call.ts'
import { addRegistrations } from './many-registrations.ts'
import type { openRegistering } from './registering.ts'

type World = Pick<Awaited<ReturnType<typeof openRegistering>>, 'site' | 'database'>

const lesson = '/api/learn/module1/lessons/parts-of-an-implant'

export async function openLearning({ site, database }: World, people: number) {
  const { call } = openCaller(site.url)
  await addRegistrations(database, 1, people, ['module1'])
  const { rows } = await sql<{ id: string }>`
    select id from registrations where email like '%@load.example' order by id limit ${people}`.execute(
    database,
  )
  const learners = []
  for (const [number, { id }] of rows.entries()) {
    const account = await call('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench', {
      method: 'POST',
      headers: { 'x-forwarded-for': addressOf(number) },
      body: { email: `learner-${number}@mail.example`, password: 'a good one', returnSecureToken: true },
    })
    const { localId: uid, idToken } = JSON.parse(account)
    await database.updateTable('registrations').set({ uid }).where('id', '=', id).execute()
    learners.push(learnerWith(call, { authorization: `Bearer ${idToken}` }))
  }
  return learners
}

function learnerWith(call: ReturnType<typeof openCaller>['call'], headers: Record<string, string>) {
  const send = (path: string, method: 'POST' | 'PUT', body: object) => call(path, { method, headers, body })
  return {
    beat: () => send(`${lesson}/beats`, 'POST', { watched: [[0, 10]], position: 10, sections: [0, 1, 2] }),
    mark: () => send(`${lesson}/marks`, 'PUT', { checked: [0] }),
    lesson: () => call(lesson, { headers }),
    course: () => call('/api/learn/module1', { headers }),
    home: () => call('/api/learn', { headers }),
  }
}

/** Progress of other people, 20 lessons each. */
export async function addProgress(database: Database, rows: number): Promise<void> {
  await sql`
    insert into lesson_progress (uid, course, slug, opened_at, last_at, watched, sections, read_at, done_at)
    select 'load-' || n / 20, 'module1', 'lesson-' || n % 20, now(), now(), '[[0,12]]', '{0,1,2}', now(), now()
    from generate_series(1, ${rows}::int) as n`.execute(database)
  await sql`analyze lesson_progress`.execute(database)
}
