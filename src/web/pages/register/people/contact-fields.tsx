import type { Copy } from '#content/en/registration/register.ts'
import { Field } from '../../../ui/form/field.tsx'
import type { Contact, ContactFaults } from '../registration-form.ts'

type ContactFieldsProps = {
  copy: Copy['contact']
  contact: Contact
  faults: ContactFaults
  /** From the profile; these fields are locked. */
  known: Partial<Contact>
  /** Until the profile has loaded: the server would take its values instead of typed ones. */
  disabled: boolean
  onEdit: (field: keyof Contact, value: string) => void
}

const kinds = {
  name: { type: 'text', autoComplete: 'name', maxLength: 120 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
} as const

export function ContactFields({ copy, contact, faults, known, disabled, onEdit }: ContactFieldsProps) {
  return (['name', 'email', 'phone'] as const).map((field) => {
    const locked = known[field] !== undefined
    const fault = faults[field]
    return (
      <Field
        key={field}
        label={copy[field]}
        name={field}
        {...kinds[field]}
        required
        value={contact[field]}
        disabled={locked || disabled}
        hint={locked ? copy.locked : undefined}
        error={fault && copy.faults[fault]}
        onChange={({ currentTarget }) => onEdit(field, currentTarget.value)}
      />
    )
  })
}
