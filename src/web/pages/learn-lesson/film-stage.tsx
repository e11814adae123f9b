import { useState } from 'react'
import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import { captionsOf, filmOf, stagePosterOf } from '#content/media/clip-files.ts'
import type { Clip } from '#content/media/clips.ts'
import { cueAt, parseCues } from '#content/media/parse-cues.ts'
import { type Language, languages } from '#domain/people/language.ts'
import type { Playback } from '../../ui/media/use-playback.ts'
import { CaptionChoice, type CaptionLanguage } from './caption-choice.tsx'
import { type FilmFile, FilmScreen } from './film-screen.tsx'
import { FilmSteps } from './film-steps.tsx'
import { useCaptions } from './use-captions.ts'
import { useStudy } from './use-study.ts'

type FilmStageProps = {
  copy: Copy
  language: Language
  clip: Clip
  playback: Playback
  half: boolean
  onHalf: (half: boolean) => void
  /** The film itself is not kept on the device. */
  offline: boolean
}

/** The film with its steps, as in the catalog, and for study: half speed, one step in a loop, captions to choose. */
export function FilmStage({ copy, language, clip, playback, half, onHalf, offline }: FilmStageProps) {
  const { videoId, seconds } = clip
  const words = copy.film
  const title = copy.clipTitles[videoId]
  const { state, time, seek } = playback
  const cues = parseCues(copy.cues[`/public${captionsOf(videoId, language)}`] ?? '')
  const [caption, setCaption] = useState<CaptionLanguage>(language)
  const captions = useCaptions(videoId, caption, { language, cues })
  const study = useStudy(playback, cues, seconds)
  const shown = captions[cueAt(captions, time)]
  return (
    <section className="grid dark deep" aria-label={title}>
      <FilmScreen
        film={fileOf(clip, words.captions)}
        title={title}
        words={words}
        playback={playback}
        marks={cues.map(({ start }) => start)}
        cue={caption !== null && shown ? { ...shown, language: caption } : null}
        failure={offline ? words.offline : state === 'failed' ? words.failed : null}
      >
        <CaptionChoice words={words} language={caption} onChoose={setCaption} />
      </FilmScreen>
      <FilmSteps
        words={words}
        cues={cues}
        current={state === 'poster' && time === 0 ? null : cueAt(cues, time)}
        study={study}
        half={half}
        onHalf={onHalf}
        onSeek={seek}
      />
    </section>
  )
}

/** A clip with its files; `labels` name the captions. */
function fileOf({ videoId, seconds, layout }: Clip, labels: Record<Language, string>): FilmFile {
  return {
    src: filmOf(videoId),
    poster: stagePosterOf(videoId),
    seconds,
    layout,
    tracks: languages.map((language) => ({
      language,
      label: labels[language],
      src: captionsOf(videoId, language),
    })),
  }
}
