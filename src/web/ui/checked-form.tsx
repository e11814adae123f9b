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

/** What was answered to a form that was sent. */
export type Refusal = {
  sentence: string
  /** The names of the fields that it belongs to, where it does not concern the whole form. */
  fields?: readonly string[]
}

/** What is wrong with a field: a sentence of its own, or the id of the one above the whole form. */
export type FieldFault = { sentence: string } | { formErrorId: string }

const FaultInForm = createContext<(name: string) => FieldFault | undefined>(() => undefined)

export function useFaultOf(name = ''): FieldFault | undefined {
  return useContext(FaultInForm)(name)
}

/** The sentence for each field, by its name, that the last attempt to send found empty or wrong. */
type Faults = Readonly<Record<string, string>>

/** Where a refusal stands: at the one field that it names, or above them all; and the fields that nobody has touched since. */
type Place = { atField: boolean; marked: readonly string[] }

/** What is wrong with a value that its field's own rules let pass. */
export type Check = (value: string, name: string, fields: FormData) => string | undefined

type CheckedFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInput' | 'noValidate'> & {
  check?: Check | undefined
  /** Of the last attempt; undefined while the next one is on its way. */
  refused?: Refusal | undefined
  onSend: (fields: FormData) => void
}

/**
 * Sends nothing before every field is as it should be: each one that is not says so beside it, in the page's language and
 * the field's own words (`missing`, `invalid`), and the first of them gets the focus. So it is with a refusal that belongs
 * to a field; any other one stands above the fields, in view, and is announced.
 */
export function CheckedForm({ check, refused, onSend, children, ...rest }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const [faults, setFaults] = useState<Faults>({})
  const [place, setPlace] = useState<Place>()

  // The sentence may change while it stands there, with the language: the focus moves when it comes, and no more.
  const isRefused = refused !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useLayoutEffect(() => {
    if (!form.current || !refused) return
    const wrong = fieldsOf(form.current).filter(
      (field) => isMarkable(field) && refused.fields?.includes(field.name),
    )
    setPlace({ atField: wrong.length === 1, marked: wrong.map(({ name }) => name) })
    wrong[0]?.focus()
  }, [isRefused])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const faultOf = (field: FormField) => sentenceFor(field) ?? check?.(field.value, field.name, values)
    const wrong = fieldsOf(event.currentTarget).filter((field) => faultOf(field) !== undefined)
    setFaults(Object.fromEntries(wrong.map((field) => [field.name, faultOf(field) ?? ''])))
    // What was said before is said of other values.
    setPlace(undefined)
    if (wrong[0]) wrong[0].focus()
    else onSend(values)
  }
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    setFaults(({ [name]: _, ...others }) => others)
    setPlace((current) => current && { ...current, marked: current.marked.filter((other) => other !== name) })
  }
  const faultIn = (name: string): FieldFault | undefined => {
    const sentence = faults[name]
    if (sentence !== undefined) return { sentence }
    if (!refused || !place?.marked.includes(name)) return undefined
    return place.atField ? { sentence: refused.sentence } : { formErrorId: errorId }
  }

  return (
    <FaultInForm value={faultIn}>
      {/* Where no script runs, a browser sends it by itself: what was typed must not stand in an address. */}
      <form {...rest} ref={form} method="post" noValidate onSubmit={submit} onInput={forget}>
        <FormError id={errorId}>{place && !place.atField ? refused?.sentence : undefined}</FormError>
        {children}
      </form>
    </FaultInForm>
  )
}

type FormField = HTMLInputElement | HTMLTextAreaElement

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
}

/** A sentence can stand at it. */
function isMarkable({ type, hidden }: FormField): boolean {
  return !hidden && type !== 'radio' && type !== 'checkbox'
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
