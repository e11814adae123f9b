import type { ReactNode } from 'react'
import type { Copy } from '#content/en/site/home.ts'
import { heroPhoto } from '#content/media/hero-photo.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './hero.module.css'

// A blurred picture needs only one small width.
const blurredPalms = { src: '/photos/palms-blurred', widths: [240], width: 240, height: 160 }

export function Hero({ copy, children }: { copy: Copy['hero']; children: ReactNode }) {
  const { before, emphasis, after } = copy.title
  return (
    <section className={`dark deep ${styles.hero}`}>
      <div className={styles.backdrop} aria-hidden="true">
        <Picture of={blurredPalms} alt="" sizes="100vw" className={styles.palms} behind />
        <div className={styles.veil} />
        <Picture
          of={heroPhoto}
          alt=""
          sizes="(width < 48rem) 640px, (width < 75rem) 840px, calc(160vh - 320px)"
          className={styles.implant}
          first
        />
      </div>
      <div className={`grid ${styles.words}`}>
        <p className={`row ${styles.origin}`}>
          <span>{copy.origin}</span>
          <span>
            {copy.city}
            <span className={styles.state}>{copy.state}</span>
          </span>
        </p>
        <h1 className={styles.title}>
          {`${before} `}
          <em>{emphasis}</em>
          {` ${after}`}
        </h1>
        <p className={`lead ${styles.lead}`}>
          <NoBreaks>{copy.lead}</NoBreaks>
        </p>
        <div className={styles.action}>
          <Button kind="main" to="/courses">
            {copy.action}
          </Button>
        </div>
      </div>
      {children}
    </section>
  )
}
