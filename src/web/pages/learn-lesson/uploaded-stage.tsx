import { useEffect, useRef } from 'react'
import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import type { UploadedFilm } from '#contract/classroom/learn-files.ts'
import type { Language } from '#domain/people/language.ts'
import type { Playback } from '../../ui/media/use-playback.ts'
import { FilmSpeed } from './film-steps.tsx'
import styles from './uploaded-stage.module.css'
import { useFileAddress } from './use-file-address.ts'

type Props = {
  copy: Copy
  language: Language
  title: string
  course: string
  film: UploadedFilm
  playback: Playback
  half: boolean
  onHalf: (half: boolean) => void
  offline: boolean
}

/** A film that staff uploaded, with the browser's own controls and captions. */
export function UploadedStage(props: Props) {
  const { copy, language, title, course, film, playback, half, onHalf, offline } = props
  const words = copy.film
  const { url, open } = useFileAddress(course, offline ? null : film.id)
  const { state, events } = playback
  const failed = () => {
    events.onError()
    // The address may have ended while the device slept.
    open().catch(() => {})
  }
  return (
    <section className="grid dark deep" aria-label={title}>
      <div className={styles.stage}>
        {url && (
          <video
            ref={playback.video}
            className={styles.film}
            src={url}
            controls
            playsInline
            preload="metadata"
            aria-label={title}
            {...events}
            onError={failed}
          >
            {film.captions.map(({ id, language: of }) => (
              <Captions
                key={id}
                course={course}
                id={id}
                language={of}
                words={words}
                isShown={of === language}
              />
            ))}
          </video>
        )}
        {(offline || state === 'failed') && (
          <p className={styles.failed} role="alert">
            {offline ? words.offline : words.failed}
          </p>
        )}
        <div className={styles.speed}>
          <FilmSpeed words={words} half={half} onHalf={onHalf} />
        </div>
      </div>
    </section>
  )
}

type CaptionsProps = { course: string; id: string; language: Language; words: Copy['film']; isShown: boolean }

/** Opened after the film, whose answer sets the cookie that every address of this browser needs. */
function Captions({ course, id, ...track }: CaptionsProps) {
  const { url } = useFileAddress(course, id)
  return url && <CaptionTrack {...track} url={url} />
}

function CaptionTrack({
  url,
  language,
  words,
  isShown,
}: Omit<CaptionsProps, 'course' | 'id'> & { url: string }) {
  const element = useRef<HTMLTrackElement>(null)
  // Chromium shows every track that is added to a film that has loaded.
  useEffect(() => {
    if (element.current) element.current.track.mode = isShown ? 'showing' : 'disabled'
  }, [isShown])
  return <track ref={element} kind="captions" src={url} srcLang={language} label={words.captions[language]} />
}
