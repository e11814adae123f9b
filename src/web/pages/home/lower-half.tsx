import type { Copy } from '#content/en/site/home-lower-half.ts'
import type { Copy as StoryCopy } from '#content/en/site/story.ts'
import type { Language } from '#domain/people/language.ts'
import { withEditedTexts } from '../../services/words/published-words.ts'
import { Closing } from './closing.tsx'
import { Flexible } from './flexible.tsx'
import { Offers } from './offers.tsx'
import { Story } from './story/story.tsx'
import { Testimonial } from './testimonial.tsx'
import { Tracks } from './tracks.tsx'
import { Work } from './work.tsx'

type LowerHalfProps = { copy: Copy; story: { story: StoryCopy }; language: Language }

export function LowerHalf({ copy: release, story, language }: LowerHalfProps) {
  const copy = withEditedTexts('home', release, language)
  return (
    <>
      <Flexible copy={copy.flexible} alt={copy.photoAlt.terrace} />
      <Offers copy={copy.offers} />
      <Tracks copy={copy.tracks} photoAlt={copy.photoAlt} language={language} />
      <Work copy={copy.work} photoAlt={copy.photoAlt} language={language} />
      <Story copy={withEditedTexts('home', story, language).story} language={language} />
      <Testimonial copy={copy.testimonial} alt={copy.photoAlt.certificate} />
      <Closing copy={copy.closing} />
    </>
  )
}
