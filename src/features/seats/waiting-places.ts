import { isCourseId } from '#content/catalogue.ts'
import type { WaitingPlace } from '#contract/account/account.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import type { Context } from '#platform/context.ts'
import { placesOnLists } from './waiting-list.queries.ts'

/** None for an unverified address: it may belong to another person. */
export async function waitingPlaces(
  { email, emailVerified }: Pick<SignedInUser, 'email' | 'emailVerified'>,
  { database, clocks, links }: Pick<Context, 'database' | 'clocks' | 'links'>,
): Promise<WaitingPlace[]> {
  if (!emailVerified) return []
  const places = await placesOnLists(database, email, clocks.real.now())
  return places.flatMap(({ id, state, offeredUntil, course, start, end }) =>
    isCourseId(course) && start && end
      ? [
          {
            course,
            start,
            end,
            state: state === 'offered' ? 'offered' : 'waiting',
            offeredUntil: offeredUntil?.toISOString() ?? null,
            token: links.sign('waiting-list', id),
          },
        ]
      : [],
  )
}
