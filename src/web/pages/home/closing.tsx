import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/site/home-lower-half.ts'
import { photos } from '#content/media/photos.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './closing.module.css'

export function Closing({ copy }: { copy: Copy['closing'] }) {
  return (
    <section className={`dark deep ${styles.closing}`}>
      <Picture of={photos.palms} alt="" sizes="max(1080px, 100vw)" className={styles.palms} />
      <div className={`grid ${styles.words}`}>
        <p className={`settle serif ${styles.year}`} aria-hidden="true">
          {academy.founded}
        </p>
        <div className={styles.invitation}>
          <h2 className={styles.sentence}>{copy.sentence}</h2>
          <Button kind="main" to="/register">
            {copy.register}
          </Button>
        </div>
      </div>
    </section>
  )
}
