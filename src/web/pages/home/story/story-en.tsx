import { copy } from '#content/en/story.ts'
import { Story } from './story.tsx'

export const story = <Story copy={copy} language="en" />
