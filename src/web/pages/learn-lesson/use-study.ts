import { useEffect, useState } from 'react'
import { type Cue, cueAt } from '#content/media/parse-cues.ts'
import type { Playback } from '../../ui/media/use-playback.ts'

/** One step in a loop. */
export function useStudy({ time, seek }: Playback, cues: readonly Cue[], length: number) {
  const [looped, setLooped] = useState<number | null>(null)

  useEffect(() => {
    if (looped === null) return
    const start = cues[looped]?.start ?? 0
    // A little before the end of the film, or it would stop there.
    const end = Math.min(cues[looped + 1]?.start ?? length, length - 0.2)
    if (time >= end && time < end + 1) seek(start)
  }, [looped, time, cues, length, seek])

  return {
    isLooped: looped !== null,
    setLoop: (on: boolean) => setLooped(on ? cueAt(cues, time) : null),
    /** Another step was chosen. */
    follow: (step: number) => setLooped((now) => (now === null ? null : step)),
  }
}
export type Study = ReturnType<typeof useStudy>
