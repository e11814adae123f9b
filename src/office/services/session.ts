import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OfficeSession } from '#contract/staff/access.ts'
import type { Permission } from '#domain/people/office-roles.ts'
import { callUngated } from './api.ts'

/** Not gated: without a session the app shows the sign-in instead of a dialog over nothing. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => callUngated('GET /api/office/session'),
  staleTime: 60_000,
})

/** Screens are shown to signed-in staff only. */
export function useSession(): OfficeSession {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error('This part of the office needs a session.')
  return data
}

/** What the role grants. */
export function useGrant(permission: Permission) {
  return useSession().may[permission]
}
