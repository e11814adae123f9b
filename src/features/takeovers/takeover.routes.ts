import { minutes } from '#domain/dates/days.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limiter, Rate } from '#platform/limits/limits.ts'
import { acceptTakeover, readTakeover } from './takeover.ts'

const answers: Rate = { limit: 30, per: minutes(10) }

export function takeoverRoutes(app: App, { context, limiter }: { context: Context; limiter: Limiter }) {
  serve(app, 'GET /api/takeovers/:token', ({ params }) => readTakeover(params.token, context))

  serve(app, 'POST /api/takeovers/:token', async ({ params, body, headers, ip }) => {
    await takeAllOrRefuse(limiter, perNetwork('takeovers', ip, answers))
    const language = languageOfCookie(headers.cookie)
    await acceptTakeover(params.token, { name: body.name, language }, context)
  })
}
