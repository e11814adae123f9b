// The copy of this release that staff edit.

import { copy as frame } from './frame.ts'
import { copy as about } from './site/about.ts'
import { articleHeads } from './site/article-heads.ts'
import { articleTexts } from './site/articles.ts'
import { checklists } from './site/checklists.ts'
import { copy as contact } from './site/contact.ts'
import { facultyBiographies } from './site/faculty-biographies.ts'
import { facultyFields } from './site/faculty-fields.ts'
import { groups as faqGroups } from './site/faqs.ts'
import { copy as fridge } from './site/fridge.ts'
import { glossary } from './site/glossary.ts'
import { copy as lowerHalf } from './site/home-lower-half.ts'
import { copy as regional } from './site/middle-east-africa.ts'
import { copy as story } from './site/story.ts'
import { testimonials } from './site/testimonials.ts'

export const copies = {
  articleHeads,
  articleTexts,
  checklists,
  facultyBiographies,
  facultyFields,
  faqGroups,
  glossary,
  promotion: frame.promotion,
  testimonials,
  pages: {
    'home-page': { ...lowerHalf, story },
    'about-page': about,
    'fridge-page': fridge,
    'regional-page': regional,
    'contact-page': contact,
  },
}
