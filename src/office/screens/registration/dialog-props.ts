import type { OfficeRegistration } from '#contract/office/registrations.ts'
import type { Day } from '#domain/dates/days.ts'

export type DialogProps = {
  /** As it was when the dialog opened: forms send its revision. */
  registration: OfficeRegistration
  /** As it is now. */
  current: OfficeRegistration
  today: Day
  onClose: () => void
}
