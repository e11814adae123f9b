import { useEffect, useRef } from 'react'
import { coursePageOf } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/site/story.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { type MoveName, moves } from './moves.ts'
import { playFilm } from './play-film.ts'
import styles from './story.module.css'

/**
 * A film that follows the scroll position, or six stills: the stylesheet decides, so that nothing moves when the script
 * arrives. Its code and copy load when it comes near (story-slot.tsx).
 */
export function Story({ copy, language }: { copy: Copy; language: Language }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (canvas.current && list.current) return playFilm(canvas.current, list.current)
  }, [])
  return (
    <section className={`dark deep ${styles.story}`}>
      <div className="grid gap-y-5 mb-8">
        <h2 className={styles.title}>{copy.title}</h2>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
      </div>
      <div className={styles.track}>
        <div className={styles.stage} aria-hidden="true">
          <Poster />
          <canvas ref={canvas} className={styles.film} />
        </div>
        <ol ref={list} className={`plain-list ${styles.moves}`}>
          {moves.map(({ name, course }, index) => (
            <li key={name} className={styles.move}>
              <div className={styles.words}>
                <p className={`serif ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </p>
                <h3 className={styles.name}>{copy.moves[name].title}</h3>
                <p className={styles.text}>{copy.moves[name].text}</p>
                <p className={styles.taught}>
                  <span className={styles.course}>{copy.taught}</span>
                  <TextLink to={coursePageOf(course)}>
                    {`${wordsIn(language).courseLabel(course)}: ${wordsIn(language).courseTitle(course)}`}
                  </TextLink>
                </p>
              </div>
              <Picture
                of={still(index, name)}
                alt={copy.moves[name].alt}
                sizes="(width < 48rem) 100vw, 33vw"
                className={styles.still}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function still(index: number, name: MoveName) {
  return { src: `/film/${index + 1}-${name}-phone`, widths: [480, 1000], width: 1000, height: 1250 }
}

/** The first still, until the first frame is drawn. Decoded with the page, or it would flash when React takes over. */
function Poster() {
  return (
    <picture>
      <source media="(width < 48rem)" type="image/avif" srcSet="/film/1-healed-phone-1000.avif" />
      <source media="(width < 48rem)" srcSet="/film/1-healed-phone-1000.webp" />
      <source type="image/avif" srcSet="/film/1-healed-1600.avif" />
      <img
        src="/film/1-healed-1600.webp"
        width={1600}
        height={900}
        alt=""
        className={styles.film}
        loading="lazy"
        decoding="sync"
      />
    </picture>
  )
}
