import { queryOptions } from '@tanstack/react-query'
import { keepCatalogue } from '#content/catalogue.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { get } from './api.ts'

/**
 * The courses and prices that the academy sells now. A publication reads them again with everything else under 'catalogue'.
 * Not gated, as the session.
 */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue', 'now'],
  queryFn: async ({ signal }) => {
    const catalogue = await get<Catalogue>('/catalogue', { signal, gated: false })
    keepCatalogue(catalogue)
    return catalogue
  },
  staleTime: 60_000,
})
