import type { Copy } from '#content/en/site/story.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'

export type MoveName = keyof Copy['moves']

type Move = {
  name: MoveName
  /** The course that teaches it. */
  course: CourseId
  /** The last frame of the film that shows it. */
  lastFrame: number
}

export const moves: readonly Move[] = [
  { name: 'healed', course: 'module1', lastFrame: 7 },
  { name: 'pilot', course: 'module1', lastFrame: 19 },
  { name: 'final', course: 'clinical1', lastFrame: 31 },
  { name: 'fixture', course: 'clinical1', lastFrame: 43 },
  { name: 'abutment', course: 'module2', lastFrame: 51 },
  { name: 'crown', course: 'module1', lastFrame: 59 },
]
