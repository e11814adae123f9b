import { copy } from '#content/en/site/home-lower-half.ts'
import { copy as moves } from '#content/en/site/story.ts'
import { LowerHalf } from './lower-half.tsx'

const story = { story: moves }

export const lowerHalf = <LowerHalf copy={copy} story={story} language="en" />
