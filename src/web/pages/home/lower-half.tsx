import type { Copy } from '#content/en/home-lower-half.ts'
import type { Copy as StoryCopy } from '#content/en/story.ts'
import type { Language } from '#domain/language.ts'
import { Closing } from './closing.tsx'
import { Story } from './story/story.tsx'
import { Testimonial } from './testimonial.tsx'
import { Work } from './work.tsx'

type LowerHalfProps = { copy: Copy; story: StoryCopy; language: Language }

export function LowerHalf({ copy, story, language }: LowerHalfProps) {
  return (
    <>
      <Work copy={copy.work} language={language} />
      <Story copy={story} language={language} />
      <Testimonial copy={copy.testimonial} language={language} />
      <Closing copy={copy.closing} />
    </>
  )
}
