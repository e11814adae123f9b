import type { Copy } from '#content/en/account/account.ts'
import { photos } from '#content/media/photos.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import styles from './invitation.module.css'

/** In place of the lists of an account that has none. */
export function Invitation({ copy }: { copy: Copy['courses'] }) {
  const { title, text, courses, schedule } = copy.invitation
  return (
    <section className={`stack gold-below ${styles.invitation}`} aria-labelledby="invitation">
      <div className={styles.picture}>
        <Picture of={photos.handson} alt="" sizes="(width < 64rem) 100vw, 620px" />
      </div>
      <div className={`stack justify-items-start gap-5 ${styles.words}`}>
        <h2 id="invitation">{title}</h2>
        <p className="lead">{text}</p>
        <div className="row items-center gap-4-6">
          <Button kind="main" to="/courses">
            {courses}
          </Button>
          <TextLink to="/schedule">{schedule}</TextLink>
        </div>
        <p className="second small">
          <span>{copy.noActive}</span> · <span>{copy.noCompleted}</span>
        </p>
      </div>
    </section>
  )
}
