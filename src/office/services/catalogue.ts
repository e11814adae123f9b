import { queryOptions } from '@tanstack/react-query'
import { keepCatalogue } from '#content/catalogue.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { callUngated } from './api.ts'

/**
 * The courses and prices that the academy sells now. A publication reads them again with everything else under 'catalogue'.
 * Not gated, as the session.
 */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue', 'now'],
  queryFn: async () => {
    const catalogue = (await callUngated('GET /api/office/catalogue')) as Catalogue
    keepCatalogue(catalogue)
    return catalogue
  },
  staleTime: 60_000,
})
