import { chooseDate } from '#features/dates/choose-date.ts'
import type { Bearer } from '#features/people/bearer.ts'
import { linkedRegistration, mayChangeByLink } from '#features/registrations/registration-link.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import { linkedView } from './linked-view.ts'

/** A guest chooses a date by the link of the confirmation, under the same conditions as in an account. */
export function guestDateRoute(app: App, { context, bearer }: { context: Context; bearer: Bearer }) {
  serve(
    app,
    'PUT /api/registrations/:token/dates/:course',
    async ({ params, body, user }) => {
      const registration = await linkedRegistration(params.token, context)
      if (!mayChangeByLink(registration, user)) throw new Refusal('sign_in_to_change_date')
      const { id, uid, email } = registration
      // The link was sent to this address.
      const choice = { registrationId: id, uid, provenEmail: email, course: params.course, start: body.start }
      return linkedView(await chooseDate(choice, context), user, context)
    },
    { onRequest: bearer.recognise },
  )
}
