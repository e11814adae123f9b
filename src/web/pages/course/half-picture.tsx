import type { Photo } from '#content/media/photos.ts'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './half-picture.module.css'

type HalfPictureProps = { of: Photo; side: 'left' | 'right'; sizes?: string }

/** A picture from the middle of the page to the window's edge; on a phone a band above or below the words. */
export function HalfPicture({ of, side, sizes = '(width < 48rem) 112vw, 59vw' }: HalfPictureProps) {
  return (
    <div className={`filled ${styles.picture} ${styles[side]}`}>
      <Picture of={of} alt="" sizes={sizes} />
    </div>
  )
}
