import type { ReactNode } from 'react'
import { Picture, type PictureFile } from '../media/picture.tsx'
import { WordButton } from '../word-button.tsx'
import styles from './split-page.module.css'

type SplitPageProps = {
  picture: PictureFile
  /** For the strip, when the picture is upright. */
  narrow?: PictureFile
  title: string
  lead?: ReactNode
  /** A link to another page, below the form. */
  foot?: { question: string; link: string; to: string; state?: unknown }
  children?: ReactNode
}

/** From 48rem on the picture fills half a window and its height: at 3:2 it is about 1200 px wide, whatever the window. */
const sizes = '(width < 48rem) 100vw, max(50vw, 1200px)'
const uprightSizes = '(width < 48rem) 100vw, max(50vw, 550px)'

/** A picture next to a short form, as decoration. On phones it is a strip above the form. */
export function SplitPage({ picture, narrow, title, lead, foot, children }: SplitPageProps) {
  return (
    <div className={`grid ${styles.split}`}>
      <div className={`filled ${styles.picture}`}>
        <Picture of={picture} narrow={narrow} alt="" sizes={narrow ? uprightSizes : sizes} first />
      </div>
      <div className={styles.side}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className="lead mt-5">{lead}</p>}
        {children}
        {foot && (
          <div className={`row ${styles.foot}`}>
            {foot.question}
            <WordButton strong to={foot.to} state={foot.state}>
              {foot.link}
            </WordButton>
          </div>
        )}
      </div>
    </div>
  )
}
