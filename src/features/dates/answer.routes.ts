import type { AccountParts } from '#features/registrants/account.ts'
import { registrationOf, requireOwnRegistration } from '#features/registrants/ownership.ts'
import { linkedRegistration, mayChangeByLink } from '#features/registrations/registration-link.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import { answerDate } from './answer-date.ts'

export function accountAnswerRoute(app: App, { context }: AccountParts) {
  serve(
    app,
    'POST /api/account/registrations/:id/answers/:course',
    async (request) => {
      const { course } = request.params
      const { answer } = request.body
      await answerDate({ registrationId: registrationOf(request).id, course, answer }, context)
    },
    { onRequest: requireOwnRegistration(context.database) },
  )
}

/** A guest answers by the link of the email, under the same conditions as in an account. */
export function guestAnswerRoute(app: App, { context, bearer }: AccountParts) {
  serve(
    app,
    'POST /api/registrations/:token/answers/:course',
    async ({ params: { token, course }, body: { answer }, user }) => {
      const registration = await linkedRegistration(token, context)
      if (!mayChangeByLink(registration, user)) throw new Refusal('sign_in_to_cancel')
      await answerDate({ registrationId: registration.id, course, answer }, context)
    },
    { onRequest: bearer.recognise },
  )
}
