// The words of the public pages that staff edit.
import type { DataOf } from './field-types.ts'
import type {
  articleFields,
  facultyFields,
  faqFields,
  glossaryFields,
  promotionFields,
  resourceFields,
  testimonialFields,
} from './word-fields.ts'

export type Faq = DataOf<typeof faqFields>
export type FacultyEntry = DataOf<typeof facultyFields>
export type TestimonialEntry = DataOf<typeof testimonialFields>
export type ArticleEntry = DataOf<typeof articleFields>
export type ResourceEntry = DataOf<typeof resourceFields>
export type GlossaryEntry = DataOf<typeof glossaryFields>
export type PromotionEntry = DataOf<typeof promotionFields>
