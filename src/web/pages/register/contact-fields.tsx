import type { Copy } from '#content/en/register.ts'
import { Field } from '../../ui/field.tsx'
import type { Contact, ContactFaults } from './registration-form.ts'

type ContactFieldsProps = {
  copy: Copy['contact']
  contact: Contact
  faults: ContactFaults
  /** What is known of who is signed in: it is locked. */
  known: Partial<Contact>
  /** Nothing can be typed while more may become known: the server would take that instead. */
  closed: boolean
  onEdit: (field: keyof Contact, value: string) => void
}

const kinds = {
  name: { type: 'text', autoComplete: 'name', maxLength: 120 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
} as const

export function ContactFields({ copy, contact, faults, known, closed, onEdit }: ContactFieldsProps) {
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
        disabled={locked || closed}
        hint={locked ? copy.locked : undefined}
        error={fault && copy.faults[fault]}
        onChange={({ currentTarget }) => onEdit(field, currentTarget.value)}
      />
    )
  })
}
