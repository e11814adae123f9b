import { copy } from '#content/es/story.ts'
import { Story } from './story.tsx'

export const story = <Story copy={copy} language="es" />
