import Image from 'next/image'

export type PictureFile = { src: string; widths: readonly number[]; width: number; height: number }

type PictureProps = {
  of: PictureFile
  alt: string
  sizes: string
  className?: string | undefined
  first?: boolean
  soon?: boolean
}

/** The site's picture on Next, encoded on demand from the largest file. */
export function Picture({ of: file, alt, sizes, className, first = false, soon = false }: PictureProps) {
  const { src, widths, width, height } = file
  return (
    <Image
      src={`${src}-${widths.at(-1)}.webp`}
      width={width}
      height={height}
      alt={alt}
      sizes={sizes}
      className={className}
      {...(first ? { preload: true, fetchPriority: 'high' as const } : { loading: soon ? 'eager' : 'lazy' })}
    />
  )
}
