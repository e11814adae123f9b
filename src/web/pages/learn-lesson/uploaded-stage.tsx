import type { Copy } from '#content/en/learn-lesson.ts'
import type { UploadedFilm } from '#contract/learn-files.ts'
import type { Playback } from '../../ui/use-playback.ts'
import styles from './uploaded-stage.module.css'
import { useFileAddress } from './use-file-address.ts'

type Props = {
  copy: Copy
  title: string
  course: string
  film: UploadedFilm
  playback: Playback
  half: boolean
  onHalf: (half: boolean) => void
  offline: boolean
}

/** A film that staff uploaded, with the browser's own controls and captions. */
export function UploadedStage({ copy, title, course, film, playback, half, onHalf, offline }: Props) {
  const words = copy.film
  const { url, open } = useFileAddress(course, offline ? null : film.id)
  const english = useFileAddress(course, captionsIn(film, 'en', offline)).url
  const spanish = useFileAddress(course, captionsIn(film, 'es', offline)).url
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
            {english && <track kind="captions" src={english} srcLang="en" label={words.captions.en} />}
            {spanish && <track kind="captions" src={spanish} srcLang="es" label={words.captions.es} />}
          </video>
        )}
        {(offline || state === 'failed') && (
          <p className={styles.failed} role="alert">
            {offline ? words.offline : words.failed}
          </p>
        )}
        <label className={styles.half}>
          <input
            type="checkbox"
            checked={half}
            onChange={({ currentTarget: { checked } }) => onHalf(checked)}
          />{' '}
          {words.half}
        </label>
      </div>
    </section>
  )
}

function captionsIn({ captions }: UploadedFilm, language: string, offline: boolean): string | null {
  return offline ? null : (captions.find((one) => one.language === language)?.id ?? null)
}
