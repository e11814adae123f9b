import type { EmailPreview, Previewed } from '#contract/office/previews.ts'
import { useDebounced } from './debounced.ts'
import { usePreview } from './preview.ts'
import { sentenceOf } from './refusal.ts'

export type ForeseenEmails = {
  emails: readonly EmailPreview[]
  /** The preview shows a refusal before the change is sent. */
  refusal?: string | undefined
}

/** The emails that a change would send, from /preview below it. Its body is null while the form is incomplete. */
export function useForeseenEmails(path: string, body: object | null): ForeseenEmails {
  const asked = useDebounced({ path, body })
  const { data, error } = usePreview<Previewed>(`${asked.path}/preview`, asked.body)
  if (body === null || asked.body === null) return { emails: [] }
  return { emails: data?.emails ?? [], refusal: error ? sentenceOf(error) : undefined }
}
