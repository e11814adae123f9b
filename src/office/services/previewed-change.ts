import type { Answer, Input } from '#contract/address.ts'
import { type PreviewKey, usePreview } from './preview.ts'
import { type Change, type ChangeKey, type Subject, useChange } from './queries.ts'
import { isStale } from './refusal.ts'

/** The changes that are refused unless they have the revision of their preview. */
type PreviewedKey = {
  [K in ChangeKey]: `${K}/preview` extends PreviewKey
    ? Answer<`${K}/preview`> extends { revision: string }
      ? K
      : never
    : never
}[ChangeKey]

/** A change whose consequences are shown before. It is sent with the revision of what is shown, or not at all. */
export function usePreviewedChange<K extends PreviewedKey>(
  key: K,
  input: Input<`${K}/preview`> | null,
  ...subjects: readonly Subject[]
) {
  const preview = usePreview(`${key}/preview`, input)
  const change = useChange(...subjects)
  const shown = input === null || preview.error ? undefined : preview.data
  const isReady = shown !== undefined && !preview.isPlaceholderData
  return {
    shown,
    previewError: input === null ? null : preview.error,
    error: change.error,
    isStale: isStale(change.error),
    isReady,
    isPending: change.isPending,
    make: (onDone: (answer: Answer<K>) => void) => {
      if (!isReady || change.isPending) return
      const body = { ...(input as { body?: object }).body, revision: shown.revision }
      change.mutate({ ...input, call: key, body, onSent: onDone } as unknown as Change<K>, {
        onError: () => preview.refetch(),
      })
    },
  }
}
