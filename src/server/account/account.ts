import type { Limiter } from '#database/tables/limits.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Bearer } from '../identity/bearer.ts'

export type AccountParts = { checkout: Checkout; limiter: Limiter; bearer: Bearer }
