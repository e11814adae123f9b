import { copy } from '#content/es/home-lower-half.ts'
import { copy as story } from '#content/es/story.ts'
import { LowerHalf } from './lower-half.tsx'

export const lowerHalf = <LowerHalf copy={copy} story={story} language="es" />
