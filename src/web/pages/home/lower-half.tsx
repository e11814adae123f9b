import type { Copy } from '#content/en/home-lower-half.ts'
import type { Copy as StoryCopy } from '#content/en/story.ts'
import type { Language } from '#domain/language.ts'
import { withEditedTexts } from '../../services/published-words.ts'
import { Closing } from './closing.tsx'
import { Story } from './story/story.tsx'
import { Testimonial } from './testimonial.tsx'
import { Work } from './work.tsx'

type LowerHalfProps = { copy: Copy; story: { story: StoryCopy }; language: Language }

export function LowerHalf({ copy: release, story, language }: LowerHalfProps) {
  const copy = withEditedTexts('home', release, language)
  return (
    <>
      <Work copy={copy.work} language={language} />
      <Story copy={withEditedTexts('home', story, language).story} language={language} />
      <Testimonial copy={copy.testimonial} language={language} />
      <Closing copy={copy.closing} />
    </>
  )
}
