import { copy } from '#content/en/home-lower-half.ts'
import { copy as story } from '#content/en/story.ts'
import { LowerHalf } from './lower-half.tsx'

export const lowerHalf = <LowerHalf copy={copy} story={story} language="en" />
