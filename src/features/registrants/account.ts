import type { Bearer } from '#features/people/bearer.ts'
import type { Context } from '#platform/context.ts'
import type { Limiter } from '#platform/limits/limits.ts'

export type AccountParts = { context: Context; limiter: Limiter; bearer: Bearer }
