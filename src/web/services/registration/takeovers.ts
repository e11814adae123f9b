import type { Copy } from '#content/en/registration/takeover.ts'
import type { OfferTakeover, TakeoverView } from '#contract/takeovers.ts'
import type { Language } from '#domain/people/language.ts'
import { ApiFailure } from '../api.ts'
import { call } from '../call.ts'

/** A chunk of its own: most registrants never open the dialog. */
export async function loadTakeoverCopy(language: Language): Promise<Copy> {
  const { copy } = await (language === 'es'
    ? import('#content/es/registration/takeover.ts')
    : import('#content/en/registration/takeover.ts'))
  return copy
}

export async function offerTakeover(registrationId: string, offered: OfferTakeover): Promise<void> {
  await call('POST /api/account/registrations/:id/takeovers', {
    params: { id: registrationId },
    body: offered,
  })
}

type Takeover = TakeoverView | { closed: ApiFailure }

/** A link that can no longer be used is an answer, not a failure: its sentence is shown. */
export function openTakeover(token: string): Promise<Takeover> {
  return call('GET /api/takeovers/:token', { params: { token } }).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status === 409) return { closed: failure }
    throw failure
  })
}

export async function acceptTakeover(token: string, name: string): Promise<void> {
  await call('POST /api/takeovers/:token', { params: { token }, body: { name } })
}
