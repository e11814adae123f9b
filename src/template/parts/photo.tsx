// Pictures from the site's public folders, in several widths and two formats.

const sizes = {
  bone_section: [1200, 800],
  cbct: [1200, 750],
  certificate: [1200, 800],
  full_arch: [1200, 800],
  granules: [1200, 800],
  guide_backlit: [1200, 800],
  guided: [1200, 800],
  handson: [1200, 800],
  kit: [1200, 800],
  kit_flat: [1200, 800],
  lecture: [1200, 800],
  library: [1200, 800],
  monitor: [1200, 800],
  operatory: [1200, 800],
  palms: [1200, 800],
  terrace: [1200, 800],
  thread_macro: [1200, 800],
  torque_wrench: [1200, 800],
} as const

export type PhotoName = keyof typeof sizes
export type PortraitName = 'AR' | 'JK' | 'MS' | 'EV' | 'DC'

type Frame = {
  /** Empty if the text next to it says the same. */
  alt?: string
  /** The `sizes` attribute. */
  share: string
  /** Above the fold: loaded eagerly. */
  first?: boolean
  className?: string | undefined
}

export function Photo({ name, ...frame }: Frame & { name: PhotoName }) {
  const [width, height] = sizes[name]
  return (
    <Sources {...frame} path={`/photos/${name}`} widths={[400, 800, 1200]} width={width} height={height} />
  )
}

export function Portrait({ name, ...frame }: Frame & { name: PortraitName }) {
  return <Sources {...frame} path={`/portraits/${name}`} widths={[400, 800]} width={800} height={1000} />
}

type SourcesProps = Frame & { path: string; widths: readonly number[]; width: number; height: number }

function Sources({ path, widths, width, height, alt = '', share, first = false, className }: SourcesProps) {
  const set = (format: string) => widths.map((at) => `${path}-${at}.${format} ${at}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={share} />
      <img
        className={className}
        src={`${path}-${widths[0]}.webp`}
        srcSet={set('webp')}
        sizes={share}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
