// The registration that this browser tab is working on. It survives a reload and the redirect to a bank.
import { readKept, type Standing } from '../../services/registration/kept-registration.ts'
import { currentSession } from '../../services/session/session.ts'
import type { Receipt } from './payment/pay.ts'
import { type Choice, emptyForm, type RegistrationForm } from './registration-form.ts'

export type TabRegistration = Standing & {
  form: RegistrationForm
  /** Set once the payment has succeeded. */
  receipt: Receipt | null
  /** The client secret of a payment that another tab started and whose bank redirected to this one. */
  startedElsewhere: string | null
}

/** What the server renders and hydration starts from. */
export const blankRegistration: TabRegistration = {
  form: emptyForm,
  formKey: '',
  opened: false,
  held: {},
  heldOffer: null,
  receipt: null,
  startedElsewhere: null,
  uid: null,
}

export function storedOrNew(): TabRegistration {
  const stored = readKept() as Partial<TabRegistration> | null
  if (!stored?.formKey || !stored.form) return newRegistration()
  return { ...blankRegistration, ...stored, form: { ...emptyForm, ...stored.form } } as TabRegistration
}

/** A new registration with the same contact. */
export function restarted({ form: { name, email, phone }, uid }: TabRegistration): TabRegistration {
  return { ...newRegistration({ ...emptyForm, name, email, phone }), uid }
}

/**
 * A guest who signs in keeps the form; another user's form is discarded. `startedElsewhere` stays: it came from the
 * address, and an expired sign-in must not hide the result of a payment. Reads the session directly, because React state
 * has no user during hydration.
 */
export function forCurrentUser(registration: TabRegistration): TabRegistration {
  const uid = currentSession().user?.uid ?? null
  const { startedElsewhere } = registration
  if (registration.uid === uid) return registration
  return {
    ...(registration.uid === null ? registration : { ...newRegistration(), startedElsewhere }),
    uid,
  }
}

/** A choice from a link. After a payment it starts a new registration. */
export function withChoice(registration: TabRegistration, choice: Choice | null): TabRegistration {
  if (!choice) return registration
  const open = registration.receipt ? restarted(registration) : registration
  return { ...open, form: { ...open.form, ...choice } }
}

/** Leaving the receipt or the result of another tab's payment ends it. */
export function afterLeavingPayment(registration: TabRegistration): TabRegistration {
  if (registration.receipt) return restarted(registration)
  return registration.startedElsewhere ? { ...registration, startedElsewhere: null } : registration
}

function newRegistration(form: RegistrationForm = emptyForm): TabRegistration {
  return { ...blankRegistration, form, formKey: crypto.randomUUID() }
}
