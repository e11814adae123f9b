import type { Copy } from '#content/en/courses/course.ts'
import type { ClipId } from '#content/media/clips.ts'
import { filmLinks } from '../../services/film-links.ts'
import { FilmGrid } from '../../ui/media/film-grid.tsx'
import section from '../../ui/page/section.module.css'
import { TextLink } from '../../ui/text/text-link.tsx'

/** Films of the catalog that show what the course teaches. */
export function Films({ copy, films }: { copy: Copy; films: readonly ClipId[] }) {
  return (
    <section id="films" className="grid section later gap-y-7">
      <h2 className={section.title}>{copy.films.title}</h2>
      <FilmGrid films={filmLinks(films, copy.clipTitles)} />
      <p>
        <TextLink to="/catalog">{copy.films.all}</TextLink>
      </p>
    </section>
  )
}
