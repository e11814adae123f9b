/** A picture in several widths. */
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
  /** Its width in the layout: '(width < 48rem) 100vw, 50vw'. */
  sizes: string
  /** Takes its place below 48rem, where the frame has another shape. */
  narrow?: PictureFile | undefined
  className?: string | undefined
  /** The first picture of the page, fetched with high priority. */
  first?: boolean
  /** Decorates behind the first picture, which is fetched before it. */
  behind?: boolean
  /** About to be shown without scrolling, as in a carousel, so not loaded lazily. */
  soon?: boolean
}

/**
 * AVIF. Every browser that runs the site's scripts shows it; the others get one WebP file, without a second list of
 * widths in every document.
 * <Picture of={photos.terrace} alt={copy.alt} sizes="50vw" />
 */
export function Picture(props: PictureProps) {
  const { of: file, narrow, alt, sizes, className, first = false, behind = false, soon = false } = props
  const { src, widths, width, height } = file
  return (
    <picture>
      {narrow && <source media="(width < 48rem)" type="image/avif" srcSet={sources(narrow)} sizes={sizes} />}
      <source type="image/avif" srcSet={sources(file)} sizes={sizes} />
      <img
        src={`${src}-${widths.find((width) => width >= 800) ?? widths.at(-1)}.webp`}
        width={width}
        height={height}
        alt={alt}
        className={first || behind || soon ? className : className ? `unmask ${className}` : 'unmask'}
        {...(first || behind
          ? { fetchPriority: first ? ('high' as const) : ('low' as const) }
          : { loading: soon ? ('eager' as const) : ('lazy' as const), decoding: 'async' as const })}
      />
    </picture>
  )
}

function sources({ src, widths }: PictureFile): string {
  return widths.map((of) => `${src}-${of}.avif ${of}w`).join(', ')
}
