import type { Copy } from '#content/en/classroom/learn-test.ts'
import { photoNamed } from '#content/media/named-photos.ts'
import type { QuestionPicture as Shown } from '#contract/classroom/learn-tests.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'

type QuestionPictureProps = {
  copy: Copy
  picture: Shown
  className?: string | undefined
  sizes: string
  /** In view when the page opens. */
  soon?: boolean
}

/** The picture of a question, what it shows, and a link to its full size. */
export function QuestionPicture({ copy, picture, className, sizes, soon = false }: QuestionPictureProps) {
  const photo = photoNamed(picture.name)
  if (!photo) return null
  return (
    <figure className={className}>
      <Picture of={photo} alt="" sizes={sizes} soon={soon} />
      <figcaption>
        <NoBreaks>{picture.alt}</NoBreaks>{' '}
        <a
          href={`${photo.src}-${photo.widths.at(-1)}.webp`}
          target="_blank"
          className="inline-link"
          rel="noopener"
        >
          {copy.enlarge}
        </a>
      </figcaption>
    </figure>
  )
}
