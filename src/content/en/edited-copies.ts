// The copy of this release that staff edit.
import { copy as about } from './about.ts'
import { articleHeads } from './article-heads.ts'
import { articleTexts } from './articles.ts'
import { checklists } from './checklists.ts'
import { copy as contact } from './contact.ts'
import { facultyBiographies } from './faculty-biographies.ts'
import { facultyFields } from './faculty-fields.ts'
import { groups as faqGroups } from './faqs.ts'
import { copy as frame } from './frame.ts'
import { copy as fridge } from './fridge.ts'
import { glossary } from './glossary.ts'
import { copy as lowerHalf } from './home-lower-half.ts'
import { copy as regional } from './middle-east-africa.ts'
import { copy as story } from './story.ts'
import { testimonials } from './testimonials.ts'

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
