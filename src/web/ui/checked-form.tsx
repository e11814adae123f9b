import { createContext, type FormEvent, type FormHTMLAttributes, useContext, useState } from 'react'

/** The sentence for each field, by its name, that the last attempt to send found empty or wrong. */
type Faults = Readonly<Record<string, string>>

const FaultsOfForm = createContext<Faults>({})

export function useFaultOf(name: string | undefined): string | undefined {
  return useContext(FaultsOfForm)[name ?? '']
}

type CheckedFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInput' | 'noValidate'> & {
  /** What is wrong with a value that its field's own rules let pass. */
  check?: (value: string) => string | undefined
  onSend: (fields: FormData) => void
}

/**
 * Sends nothing before every field is as it should be: each one that is not says so beside it, in the page's language and
 * the field's own words (`missing`, `invalid`), and the first of them gets the focus.
 */
export function CheckedForm({ check, onSend, children, ...rest }: CheckedFormProps) {
  const [faults, setFaults] = useState<Faults>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...event.currentTarget.elements].filter(isField)
    const faultOf = (field: FormField) => sentenceFor(field) ?? check?.(field.value)
    const wrong = fields.filter((field) => faultOf(field) !== undefined)
    setFaults(Object.fromEntries(wrong.map((field) => [field.name, faultOf(field) ?? ''])))
    if (wrong[0]) wrong[0].focus()
    else onSend(new FormData(event.currentTarget))
  }
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    setFaults(({ [name]: _, ...others }) => others)
  }

  return (
    <FaultsOfForm value={faults}>
      {/* Where no script runs, a browser sends it by itself: what was typed must not stand in an address. */}
      <form {...rest} method="post" noValidate onSubmit={submit} onInput={forget}>
        {children}
      </form>
    </FaultsOfForm>
  )
}

type FormField = HTMLInputElement | HTMLTextAreaElement

function isField(element: Element): element is FormField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function sentenceFor(field: FormField): string | undefined {
  const { missing, invalid } = field.dataset
  if (missing !== undefined && isEmpty(field)) return missing
  return field.validity.valid ? undefined : invalid
}

/** A password may be of spaces; of anything else they are nothing. */
function isEmpty({ value, autocomplete }: FormField): boolean {
  return (autocomplete.includes('password') ? value : value.trim()) === ''
}
