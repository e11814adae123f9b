import { frameAt, frameCount, loadingOrder } from './frame-at.ts'
import { moves } from './moves.ts'

/** The same condition as in story.module.css: otherwise the six stills are shown. */
const asFilm = 'screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)'
/** Few at a time, so that they do not delay what the visitor opens next. */
const requestsAtOnce = 4

/**
 * Draws the frame for the scroll position. It keeps the compressed frames, 1.1 MB, and decodes one at a time: sixty
 * decoded frames would take 345 MB. Returns a function that ends it.
 */
export function playFilm(canvas: HTMLCanvasElement, list: HTMLElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  if (matchMedia(asFilm).matches) {
    const set = matchMedia('(width < 48rem)').matches
      ? { folder: 'phone', width: 800, height: 1000 }
      : { folder: 'wide', width: 1600, height: 900 }
    const frames: Blob[] = []
    const draw = drawer(canvas, set, () => nearest(frames, frameAt(positionIn(list))))
    const order = loadingOrder()
    const load = async () => {
      for (let frame = order.shift(); frame !== undefined; frame = order.shift()) {
        const name = String(frame).padStart(2, '0')
        const response = await fetch(`/film/${set.folder}/${name}.avif`, { signal, priority: 'low' })
        if (!response.ok) continue
        frames[frame] = await response.blob()
        draw()
      }
    }
    // Without its frames the story keeps its first still.
    for (let count = 0; count < requestsAtOnce; count++) load().catch(() => {})
    addEventListener('scroll', draw, { passive: true, signal })
    addEventListener('resize', draw, { signal })
  }
  return () => ended.abort()
}

function positionIn(list: HTMLElement): number {
  const { top, height } = list.getBoundingClientRect()
  return (-top / height) * moves.length
}

function nearest(frames: readonly Blob[], wanted: number): Blob | undefined {
  for (let away = 0; away < frameCount; away++) {
    const found = frames[wanted - away] ?? frames[wanted + away]
    if (found) return found
  }
}

/** Draws the wanted frame; calls while one is being decoded become one more drawing. */
function drawer(
  canvas: HTMLCanvasElement,
  size: { width: number; height: number },
  wanted: () => Blob | undefined,
) {
  let drawn: Blob | undefined
  let isDrawing = false
  return async function draw(): Promise<void> {
    if (isDrawing) return
    isDrawing = true
    for (let next = wanted(); next && next !== drawn; next = wanted()) {
      drawn = next
      const bitmap = await createImageBitmap(next).catch(() => null)
      if (!bitmap) continue
      if (canvas.width !== size.width) Object.assign(canvas, size)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      bitmap.close()
    }
    isDrawing = false
  }
}
