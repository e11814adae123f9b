import type { Copy } from '#content/en/site/catalog.ts'
import { captionsOf } from '#content/media/clip-files.ts'
import type { ClipId } from '#content/media/clips.ts'
import { languages } from '#domain/people/language.ts'

/** The caption tracks of a film, off by default: the browser would write them over the anatomy. */
export function Captions({ of: id, words }: { of: ClipId; words: Copy['player'] }) {
  return languages.map((language) => (
    <track
      key={language}
      kind="captions"
      src={captionsOf(id, language)}
      srcLang={language}
      label={words.captions[language]}
    />
  ))
}
