import { copy } from '#content/es/site/home-lower-half.ts'
import { copy as moves } from '#content/es/site/story.ts'
import { LowerHalf } from './lower-half.tsx'

const story = { story: moves }

export const lowerHalf = <LowerHalf copy={copy} story={story} language="es" />
