import { useEffect, useRef, useState } from 'react'
import type { LearnLesson } from '#contract/classroom/learn.ts'
import { sendBeat } from '../../services/learn/calls.ts'
import { isPreview } from '../../services/learn/preview.ts'
import type { Playback } from '../../ui/media/use-playback.ts'

const beatMs = 15_000
/** A larger step of the film's time is a jump, not watching. */
const longestStep = 1.5
/** The call takes no more; the rest goes with the next beat. */
const mostRanges = 50

type Range = [from: number, to: number]
type Watching = { playback: Playback; opened: ReadonlySet<number> }

/** Reports what is watched and opened: when the lesson opens, every 15 seconds while it is visible, and at its end. */
export function useBeats(lesson: LearnLesson, { playback, opened }: Watching): { isRead: boolean } {
  const { course, slug, progress } = lesson
  const [isRead, setIsRead] = useState(progress.read)
  const ranges = useRef<Range[]>([])
  const latest = useRef({ opened, time: playback.time, started: false })
  const { time, state } = playback

  useEffect(() => {
    const { time: before } = latest.current
    const started = state !== 'poster'
    latest.current = { opened, time, started }
    if (state === 'playing') ranges.current = extended(ranges.current, before, time)
  }, [opened, time, state])

  useEffect(() => {
    if (isPreview()) return
    let sending = false
    const beat = async () => {
      if (sending) return
      sending = true
      const watched = ranges.current.splice(0, mostRanges)
      const { opened, time, started } = latest.current
      try {
        const answer = await sendBeat(course, slug, {
          watched,
          position: started ? time : null,
          sections: [...opened],
        })
        setIsRead(answer.read)
      } catch {
        // Sent with the next one.
        ranges.current.unshift(...watched)
      }
      sending = false
    }
    const beatIfVisible = () => document.visibilityState === 'visible' && beat()
    beat()
    const timer = setInterval(beatIfVisible, beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      beat()
    }
  }, [course, slug])

  return { isRead }
}

function extended(ranges: Range[], from: number, to: number): Range[] {
  if (to <= from || to - from > longestStep) return ranges
  const last = ranges.at(-1)
  if (last && last[1] === from) last[1] = to
  else ranges.push([from, to])
  return ranges
}
