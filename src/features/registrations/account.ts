import type { Limiter } from '#platform/limits/limits.ts'
import type { Checkout } from '#platform/context.ts'
import type { Bearer } from '#features/people/bearer.ts'

export type AccountParts = { checkout: Checkout; limiter: Limiter; bearer: Bearer }
