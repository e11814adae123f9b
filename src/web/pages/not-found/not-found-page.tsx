import type { Copy } from '#content/en/site/not-found.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './not-found-page.module.css'

export function Page({ copy }: PageProps<Copy>) {
  const [first, second] = copy.title
  return (
    <section className={`dark deep grid ${styles.page}`}>
      <div className={styles.fixtures}>
        <Picture
          of={photos.fixtures}
          alt=""
          sizes="(width < 30rem) 167vw, (width < 64rem) 100vw, 78vw"
          className={styles.picture}
          first
        />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {first} <br />
          {second}
        </h1>
        <Button kind="main" to="/">
          {copy.home}
        </Button>
      </div>
    </section>
  )
}
