import { largeChanges } from '#content/en/office/money/large-changes.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { servePreview } from '#features/office-calls/previews.ts'
import { withSecondPerson } from '#features/office-calls/second-person.ts'
import type { Note } from '#features/record/staff-note.ts'
import { refuseStaleForm } from '#features/registrations/lock-fresh.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { giveNotice, releaseSeats } from './release-seats.ts'
import type { StaffQuote } from './staff-quote.ts'

type Sent = { params: { id: string }; body: { revision: number } }

/** Overdue plans: staff give notice, then release the seats. The preview of a release is the quote of the refund. */
export function planRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  const notify = async ({ params: { id }, body }: Sent, to: Context, note: Note) => {
    await refuseStaleForm(to.database, { id, ...body })
    return giveNotice(id, to, note)
  }
  servePreview(app, parts, 'POST /api/office/registrations/:id/release-notice', notify)
  serve('POST /api/office/registrations/:id/release-notice', async (request, _staff, note) => ({
    until: (await notify(request, context, note)).toISOString(),
  }))
  serve('POST /api/office/registrations/:id/release', async ({ params: { id }, body }, staff, note) => {
    await refuseStaleForm(context.database, { id, ...body })
    const { status } = await withSecondPerson({ staff, note }, parts, (second) =>
      releaseSeats(id, context, note, {
        begin: (quote) => second.requireRequest(context.database, largeRelease(quote)),
        agree: (trx, quote) => second.takeRequest(trx, largeRelease(quote)),
      }),
    )
    return { status }
  })
}

function largeRelease({ registration: { id: registrationId }, items, amount }: StaffQuote) {
  const named = largeChanges.seatsReleased({ registrationId, items })
  return { ...named, amount, permission: 'refund', path: `/registrations/${registrationId}` } as const
}
