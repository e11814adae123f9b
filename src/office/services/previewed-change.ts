import { usePreview } from './preview.ts'
import { useChange } from './queries.ts'
import { isStale } from './refusal.ts'

/** A change whose consequences are shown before. It is sent with the revision of what is shown, or not at all. */
export function usePreviewedChange<Preview extends { revision: string }>(
  path: string,
  body: object | null,
  ...subjects: readonly string[]
) {
  const preview = usePreview<Preview>(`${path}/preview`, body)
  const change = useChange<{ start: string }>(...subjects)
  const shown = body === null || preview.error ? undefined : preview.data
  const isReady = shown !== undefined && !preview.isPlaceholderData
  return {
    shown,
    previewError: body === null ? null : preview.error,
    error: change.error,
    isStale: isStale(change.error),
    isReady,
    isPending: change.isPending,
    make: (onDone: (answer: { start: string }) => void) => {
      if (!isReady || change.isPending) return
      const sent = { path, body: { ...body, revision: shown.revision }, onSent: onDone }
      change.mutate(sent, { onError: () => preview.refetch() })
    },
  }
}
