import { type FormEvent, useState } from 'react'

/** What may be wrong with a field, said in the page's language; the browser's own bubbles speak the browser's. */
export type FieldWords = { required: string; invalid: string }

/**
 * Lets the browser check a form by its fields' own rules (required, pattern, min …) and says in the page which fail.
 * <form noValidate onSubmit={submit(send)}> <Field name="phone" error={errorOf('phone')} …
 */
export function useCheckedForm(words: FieldWords) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})

  const submit = (send: (fields: FormData) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = [...form.elements].filter(isWrong)
    setFaults(
      Object.fromEntries(
        wrong.map(({ name, validity }) => [name, validity.valueMissing ? words.required : words.invalid]),
      ),
    )
    if (wrong[0]) wrong[0].focus()
    else send(new FormData(form))
  }
  return { submit, errorOf: (name: string): string | undefined => faults[name] }
}

function isWrong(element: Element): element is HTMLInputElement {
  return 'validity' in element && 'name' in element && !(element as HTMLInputElement).validity.valid
}
