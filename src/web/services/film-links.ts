import { posterOf } from '#content/media/clip-files.ts'
import { type ClipId, clips } from '#content/media/clips.ts'
import { formatTime } from './format-time.ts'

/** Films of the catalog, as FilmGrid shows them. */
export function filmLinks(films: readonly ClipId[], titles: Readonly<Record<ClipId, string>>) {
  return films.map((id) => ({
    to: `/catalog#${id}`,
    title: titles[id],
    time: formatTime(clips.find(({ videoId }) => videoId === id)?.seconds ?? 0),
    picture: posterOf(id),
  }))
}
