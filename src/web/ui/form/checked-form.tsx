import {
  createContext,
  type FormEvent,
  type FormHTMLAttributes,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FormError } from './form-error.tsx'

/** The server's answer to a form that it refused. */
export type Refusal = {
  sentence: string
  /** The names of the fields at fault; none when it concerns the whole form. */
  fields?: readonly string[]
}

/** A sentence for the field itself, or the id of the sentence above the form. */
type FieldFault = { sentence: string } | { formErrorId: string }

const FaultInForm = createContext<(name: string) => FieldFault | undefined>(() => undefined)

export function useFaultOf(name = ''): FieldFault | undefined {
  return useContext(FaultInForm)(name)
}

/** A sentence for each invalid field, by name. */
type Faults = Readonly<Record<string, string>>

/** Whether the refusal is shown at its one field or above the form, and the marked fields that are unchanged since. */
type Placement = { atField: boolean; marked: readonly string[] }

/** An extra check after the field's own rules. */
export type Check = (value: string, name: string, fields: FormData) => string | undefined

type CheckedFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInput' | 'noValidate'> & {
  check?: Check | undefined
  /** Of the last attempt; undefined while the next one is being sent. */
  refused?: Refusal | undefined
  onSend: (fields: FormData) => void
}

/**
 * Sends only when every field is valid. An invalid field shows its own sentence (`missing`, `invalid`), and the first one
 * gets the focus. A refusal of one field is shown the same way; any other is shown above the fields and announced.
 */
export function CheckedForm({ check, refused, onSend, children, ...rest }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const [faults, setFaults] = useState<Faults>({})
  const [placement, setPlacement] = useState<Placement>()

  // The sentence changes with the language, but the focus moves only when the refusal arrives.
  const isRefused = refused !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal.
  useLayoutEffect(() => {
    if (!form.current || !refused) return
    const wrong = refusedFields(form.current, refused)
    setPlacement({ atField: wrong.length === 1, marked: wrong.map(({ name }) => name) })
    wrong[0]?.focus()
  }, [isRefused])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const faultOf = (field: FormField) => sentenceFor(field) ?? check?.(field.value, field.name, values)
    const wrong = fieldsOf(event.currentTarget).filter((field) => faultOf(field) !== undefined)
    setFaults(Object.fromEntries(wrong.map((field) => [field.name, faultOf(field) ?? ''])))
    // The refusal was about the previous values.
    setPlacement(undefined)
    if (wrong[0]) wrong[0].focus()
    else onSend(values)
  }
  const clearFault = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    setFaults(({ [name]: _, ...others }) => others)
    setPlacement((current) => current && unmarked(current, name))
  }
  const faultIn = (name: string): FieldFault | undefined => {
    const sentence = faults[name]
    if (sentence !== undefined) return { sentence }
    if (!refused || !placement?.marked.includes(name)) return undefined
    return placement.atField ? { sentence: refused.sentence } : { formErrorId: errorId }
  }

  return (
    <FaultInForm value={faultIn}>
      {/* `post`, because without script the browser sends the form itself, and input must not end up in an address. */}
      <form {...rest} ref={form} method="post" noValidate onSubmit={submit} onInput={clearFault}>
        <FormError id={errorId}>{placement && !placement.atField ? refused?.sentence : undefined}</FormError>
        {children}
      </form>
    </FaultInForm>
  )
}

function refusedFields(form: HTMLFormElement, { fields }: Refusal): FormField[] {
  return fieldsOf(form).filter((field) => isMarkable(field) && fields?.includes(field.name))
}

function unmarked(placement: Placement, name: string): Placement {
  return { ...placement, marked: placement.marked.filter((other) => other !== name) }
}

type FormField = HTMLInputElement | HTMLTextAreaElement

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
}

/** Whether it can show a sentence. */
function isMarkable({ type, hidden }: FormField): boolean {
  return !hidden && type !== 'radio' && type !== 'checkbox'
}

function sentenceFor(field: FormField): string | undefined {
  const { missing, invalid } = field.dataset
  if (missing !== undefined && isEmpty(field)) return missing
  return field.validity.valid ? undefined : invalid
}

/** Only a password may consist of spaces. */
function isEmpty({ value, autocomplete }: FormField): boolean {
  return (autocomplete.includes('password') ? value : value.trim()) === ''
}
