import type { Copy } from '#content/en/site/home-lower-half.ts'
import { photos } from '#content/media/photos.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './flexible.module.css'

export function Flexible({ copy, alt }: { copy: Copy['flexible']; alt: string }) {
  return (
    <section className={`grid ${styles.flexible}`}>
      <div className={styles.words}>
        <h2>{copy.title}</h2>
        <p className={`lead ${styles.text}`}>
          <NoBreaks>{copy.text}</NoBreaks>
        </p>
        <div className="row gap-4 mt-7">
          <Button kind="main" to="/courses">
            {copy.courses}
          </Button>
          <Button to="/register">{copy.register}</Button>
        </div>
      </div>
      <div className={styles.terrace}>
        <Picture of={photos.terrace} alt={alt} sizes="(width < 48rem) 132vw, 63vw" />
      </div>
    </section>
  )
}
