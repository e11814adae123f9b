import { type ReactElement, useState } from 'react'
import type { Copy } from '#content/en/site/home-lower-half.ts'
import { photos } from '#content/media/photos.ts'
import type { Language } from '#domain/people/language.ts'
import { inPlace } from '../../router/plain-click.ts'
import { useNavigate } from '../../router/router.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './work.module.css'

/** The first and the last are wide. */
const shown = ['lecture', 'thread_macro', 'scan_body', 'kit_flat', 'drill_macro', 'handson'] as const

type WorkProps = { copy: Copy['work']; photoAlt: Copy['photoAlt']; language: Language }

export function Work({ copy, photoAlt, language }: WorkProps) {
  const [lightbox, openLightbox] = useLightbox(language)
  return (
    <section className={styles.work}>
      <div className={`page row ${styles.head}`}>
        <h2>{copy.title}</h2>
        <TextLink to="/courses" onClick={inPlace(openLightbox)}>
          {copy.link}
        </TextLink>
      </div>
      <ul className={`plain-list ${styles.wall}`}>
        {shown.map((name) => (
          <li key={name} className={styles.tile}>
            <Picture
              of={photos[name]}
              alt={photoAlt[name]}
              sizes="(width < 48rem) 100vw, 50vw"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  )
}

/** Loads the lightbox on the first click. If that fails, the photos are on /courses. */
function useLightbox(language: Language): [ReactElement | null, () => void] {
  const [lightbox, setLightbox] = useState<ReactElement | null>(null)
  const navigate = useNavigate()
  const words = () =>
    language === 'es' ? import('#content/es/media/lightbox.ts') : import('#content/en/media/lightbox.ts')
  const open = () => {
    Promise.all([import('./lightbox.tsx'), words()]).then(
      ([{ Lightbox }, { lightbox }]) =>
        setLightbox(<Lightbox words={lightbox} onClose={() => setLightbox(null)} />),
      () => navigate('/courses'),
    )
  }
  return [lightbox, open]
}
