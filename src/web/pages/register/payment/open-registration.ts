import type { OpenedPayment } from '#contract/checkout.ts'
import { openPayment } from '../../../services/registration/checkout.ts'
import { isDeclared, requiringCourses, selectedItems } from '../registration-form.ts'
import type { TabRegistration } from '../tab-registration.ts'
import type { Order } from './checkout-state.ts'

/** The server opens the registration in this tab and holds its seats. */
export function openRegistration(
  { form, formKey }: TabRegistration,
  { code, ...how }: Order,
): Promise<OpenedPayment> {
  const { name, email, phone, dates, offer, colleagues = [] } = form
  const items = selectedItems(form)
  return openPayment(
    {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      selectedItems: typeof items === 'string' ? items : [...items],
      dates,
      ...(offer && { offer: offer.token }),
      ...(code && { code }),
    },
    formKey,
    how,
    colleagues.map((one) => ({ ...one, name: one.name.trim(), email: one.email.trim() })),
    requiringCourses(form).length > 0 ? isDeclared(form) : undefined,
  )
}
