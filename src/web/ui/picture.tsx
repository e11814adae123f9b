/** A picture that exists in several widths, as AVIF and WebP. */
export type PictureFile = {
  /** The address without width and ending: '/clips/anatomy' for anatomy-480.avif and the rest. */
  src: string
  /** The encoded widths, smallest first. */
  widths: readonly number[]
  width: number
  height: number
}

type PictureProps = {
  of: PictureFile
  /** Empty for a picture that only decorates. */
  alt: string
  /** How wide it stands: '(width < 48rem) 100vw, 50vw'. */
  sizes: string
  className?: string | undefined
  /** The first picture of the page: fetched at once and before the others. */
  first?: boolean
  /** About to come into view by other means than scrolling: fetched now, after what is seen. */
  soon?: boolean
}

/**
 * AVIF, or WebP where that is not known, in the width the window needs.
 * <Picture of={photos.terrace} alt={photos.terrace.alt[language]} sizes="50vw" />
 */
export function Picture({ of: file, alt, sizes, className, first = false, soon = false }: PictureProps) {
  const { src, widths, width, height } = file
  const sources = (type: string) => widths.map((of) => `${src}-${of}.${type} ${of}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`${src}-${widths.at(-1)}.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        {...(first
          ? { fetchPriority: 'high' as const }
          : { loading: soon ? ('eager' as const) : ('lazy' as const), decoding: 'async' as const })}
      />
    </picture>
  )
}
