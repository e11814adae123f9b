import { captionsOf } from '#content/media/clip-files.ts'
import type { ClipId } from '#content/media/clips.ts'
import { type Cue, parseCues } from '#content/media/parse-cues.ts'
import type { Language } from '#domain/people/language.ts'
import { useRequest } from '../../services/use-request.ts'
import type { CaptionLanguage } from './caption-choice.tsx'

/** The captions in the chosen language. Those of the page's are in its copy; the others are fetched when chosen. */
export function useCaptions(
  clip: ClipId,
  chosen: CaptionLanguage,
  own: { language: Language; cues: readonly Cue[] },
): readonly Cue[] {
  const other = chosen !== null && chosen !== own.language ? chosen : null
  const { answer } = useRequest(
    other &&
      (async () => {
        const response = await fetch(captionsOf(clip, other))
        return response.ok ? parseCues(await response.text()) : []
      }),
    [clip, other],
  )
  return other === null ? own.cues : (answer ?? [])
}
