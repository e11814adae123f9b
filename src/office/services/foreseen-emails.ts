import type { Answer, Input } from '#contract/address.ts'
import type { EmailPreview, Previewed } from '#contract/office/previews.ts'
import { useDebounced } from './debounced.ts'
import { type PreviewKey, usePreview } from './preview.ts'
import { sentenceOf } from './refusal.ts'

export type ForeseenEmails = {
  emails: readonly EmailPreview[]
  /** The preview shows a refusal before the change is sent. */
  refusal?: string | undefined
}

type EmailsKey = { [K in PreviewKey]: Answer<K> extends Previewed ? K : never }[PreviewKey]

/** The emails that a change would send. Its input is null while the form is incomplete. */
export function useForeseenEmails<K extends EmailsKey>(key: K, input: Input<K> | null): ForeseenEmails {
  const asked = useDebounced({ input })
  const { data, error } = usePreview(key, asked.input)
  if (input === null || asked.input === null) return { emails: [] }
  return { emails: data?.emails ?? [], refusal: error ? sentenceOf(error) : undefined }
}
