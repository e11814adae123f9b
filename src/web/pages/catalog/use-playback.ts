import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** `poster` until it is first played: the film is not even fetched before. */
export type PlaybackState = 'poster' | 'playing' | 'paused' | 'failed'

export type Playback = {
  video: RefObject<HTMLVideoElement | null>
  state: PlaybackState
  time: number
  toggle: () => void
  seek: (time: number) => void
  /** To be spread on the <video>. */
  events: { onPlay: () => void; onPause: () => void; onError: () => void; onLoadedMetadata: () => void }
}

/** One film and where it stands. Each new `wish` (an object made by a click) plays it. */
export function usePlayback(wish: object | null): Playback {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<PlaybackState>(wish ? 'playing' : 'poster')
  const [time, setTime] = useState(0)

  // The film's own timeupdate comes four times a second, too seldom for a bar that glides.
  useEffect(() => {
    if (state !== 'playing') return
    let frame = 0
    const follow = () => {
      const now = video.current?.currentTime ?? 0
      if (now > 0) setTime(Math.round(now * 10) / 10)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [state])

  const play = useCallback(() => {
    // Not yet in the page: it starts by itself as soon as it is.
    if (!video.current) return setState('playing')
    // What failed is not fetched again by itself.
    if (video.current.error) video.current.load()
    video.current.play().catch(() => {})
  }, [])

  useEffect(() => {
    if (wish) play()
  }, [wish, play])

  return {
    video,
    state,
    time,
    toggle: () => (state === 'playing' ? video.current?.pause() : play()),
    seek: (to) => {
      setTime(to)
      if (video.current && !video.current.error) video.current.currentTime = to
      else play()
    },
    events: {
      onPlay: () => setState('playing'),
      onPause: () => setState('paused'),
      onError: () => setState('failed'),
      // A step that was chosen before the film was here.
      onLoadedMetadata: () => {
        if (video.current && time > 0) video.current.currentTime = time
      },
    },
  }
}
