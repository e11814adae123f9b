import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** `poster` until the first play: the film is not loaded before that. */
type PlaybackState = 'poster' | 'playing' | 'paused' | 'failed'

export type Playback = {
  video: RefObject<HTMLVideoElement | null>
  state: PlaybackState
  time: number
  toggle: () => void
  seek: (time: number) => void
  /** Props of the <video>. */
  events: { onPlay: () => void; onPause: () => void; onError: () => void; onLoadedMetadata: () => void }
}

/** The state of one film, which starts at `from` seconds. Each new `playRequest` object plays it; `slow` at half speed. */
export function usePlayback(playRequest: object | null, from: number, slow: boolean): Playback {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<PlaybackState>(playRequest ? 'playing' : 'poster')
  const [time, setTime] = useState(from)

  useEachFrame(state === 'playing', video, setTime)

  useEffect(() => {
    if (state !== 'poster' && video.current) video.current.playbackRate = slow ? 0.5 : 1
  }, [state, slow])

  const play = useCallback(() => {
    // Not rendered yet: autoPlay starts it.
    if (!video.current) return setState('playing')
    // The browser does not reload a failed film by itself.
    if (video.current.error) video.current.load()
    video.current.play().catch(() => {})
  }, [])

  useEffect(() => {
    if (playRequest) play()
  }, [playRequest, play])

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
      // The visitor may have chosen a step before the film had loaded.
      onLoadedMetadata: () => {
        // Loaded again from another address.
        setState((known) => (known === 'failed' ? 'paused' : known))
        if (video.current && time > 0) video.current.currentTime = time
      },
    },
  }
}

/** The timeupdate event fires four times a second, too rarely for a smooth bar. */
function useEachFrame(
  isPlaying: boolean,
  video: RefObject<HTMLVideoElement | null>,
  onTime: (seconds: number) => void,
): void {
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    const update = () => {
      const now = video.current?.currentTime ?? 0
      if (now > 0) onTime(Math.round(now * 10) / 10)
      frame = requestAnimationFrame(update)
    }
    update()
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, video, onTime])
}
