// The words of the pages that staff edit, as this release ships them.
import { editedKinds } from '#contract/catalogue/edited-kinds.ts'
import type { Fields } from '#contract/catalogue/field-types.ts'
import type {
  ArticleEntry,
  FacultyEntry,
  Faq,
  GlossaryEntry,
  PromotionEntry,
  ResourceEntry,
  TestimonialEntry,
} from '#contract/catalogue/words.ts'
import { textAt } from '../copy-path.ts'
import { releaseCoursesOf } from '../courses/course-pages.ts'
import { copies as enCopies } from '../en/edited-copies.ts'
import { copies as esCopies } from '../es/edited-copies.ts'
import { releaseArticles } from '../pages/articles.ts'
import { type Checklist, checklistIds } from '../pages/checklists.ts'
import { releaseMembers } from '../pages/faculty-members.ts'
import { facultyPages } from '../pages/faculty-pages.ts'
import { positionIn } from '../pages/faqs.ts'
import { type GlossaryTerm, glossaryKey, glossaryTerms } from '../pages/glossary-terms.ts'

type Entry = { kind: string; key: string; data: object }

export function releaseWords(): Entry[] {
  return [
    ...faqEntries(),
    ...facultyEntries(),
    ...testimonialEntries(),
    ...articleEntries(),
    ...resourceEntries(),
    ...glossaryEntries(),
    promotionEntry(),
    ...pageEntries(),
  ]
}

function faqEntries(): Entry[] {
  const spanish = esCopies.faqGroups.flatMap(({ questions }) => questions)
  return enCopies.faqGroups.flatMap(({ id: group, questions }) =>
    questions.map(({ id, question, answer, refundScale = false }) => {
      const es = spanish.find((one) => one.id === id)
      const data: Faq = {
        group,
        position: positionIn(questions, id),
        question: { en: question, es: es?.question ?? null },
        answer: { en: answer.join('\n\n'), es: es?.answer.join('\n\n') ?? null },
        refundScale,
        hidden: false,
      }
      return { kind: 'faq', key: id, data }
    }),
  )
}

function facultyEntries(): Entry[] {
  return releaseMembers.map(({ key, initials, name, credentials }, index) => {
    const { languages, films, years } = facultyPages[initials]
    const said = (copies: typeof enCopies) => {
      const { lead, quote, biography, publications, plate } = copies.facultyBiographies[initials]
      const dated = publications.map((title, place) => `${years[place]}: ${title}`)
      return { lead, quote, biography: biography.join('\n\n'), publications: dated, alt: plate }
    }
    const en = said(enCopies)
    const es = said(esCopies)
    const field = enCopies.facultyFields[initials]
    const data: FacultyEntry = {
      position: (index + 1) * 10,
      name,
      credentials,
      field: field ? { en: field, es: esCopies.facultyFields[initials] ?? null } : null,
      lead: { en: en.lead, es: es.lead },
      quote: { en: en.quote, es: es.quote },
      biography: { en: en.biography, es: es.biography },
      publications: { en: en.publications, es: es.publications },
      languages: [...languages],
      courses: releaseCoursesOf(initials),
      films: [...films],
      picture: initials,
      alt: { en: en.alt, es: es.alt },
      hidden: false,
    }
    return { kind: 'faculty', key, data }
  })
}

function testimonialEntries(): Entry[] {
  return enCopies.testimonials.map(({ key, text, author }, index) => {
    const es = esCopies.testimonials.find((one) => one.key === key)
    const data: TestimonialEntry = {
      position: (index + 1) * 10,
      text: { en: text, es: es?.text ?? null },
      author: { en: author, es: es?.author ?? null },
      hidden: false,
    }
    return { kind: 'testimonial', key, data }
  })
}

function articleEntries(): Entry[] {
  return releaseArticles.map(({ slug, thumbnail, videoId, minutes }, index) => {
    const said = ({ articleHeads, articleTexts }: typeof enCopies) => {
      const { content, remember } = articleTexts[slug]
      const body = content.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n'))
      return { ...articleHeads[slug], body: body.join('\n\n'), remember: [...remember] }
    }
    const en = said(enCopies)
    const es = said(esCopies)
    const data: ArticleEntry = {
      position: (index + 1) * 10,
      title: { en: en.title, es: es.title },
      excerpt: { en: en.excerpt, es: es.excerpt },
      body: { en: en.body, es: es.body },
      remember: { en: en.remember, es: es.remember },
      minutes,
      photo: thumbnail,
      film: videoId,
      hidden: false,
    }
    return { kind: 'article', key: slug, data }
  })
}

function resourceEntries(): Entry[] {
  return checklistIds.map((id, index) => {
    const en = enCopies.checklists[id]
    const es = esCopies.checklists[id]
    const data: ResourceEntry = {
      position: (index + 1) * 10,
      title: { en: en.title, es: es.title },
      text: { en: en.text, es: es.text },
      items: { en: itemsOf(en), es: itemsOf(es) },
      hidden: false,
    }
    return { kind: 'resource', key: id, data }
  })
}

function itemsOf({ groups }: Checklist): string {
  return groups
    .map(({ title, items }) => [`## ${title}`, '', ...items.map((item) => `- ${item}`)].join('\n'))
    .join('\n\n')
}

function glossaryEntries(): Entry[] {
  return (Object.keys(glossaryTerms) as GlossaryTerm[]).map((term) => {
    const data: GlossaryEntry = {
      term: glossaryTerms[term],
      meaning: { en: enCopies.glossary[term], es: esCopies.glossary[term] },
      hidden: false,
    }
    return { kind: 'glossary', key: glossaryKey(term), data }
  })
}

function promotionEntry(): Entry {
  const { promotion: en } = enCopies
  const { promotion: es } = esCopies
  const data: PromotionEntry = {
    position: 10,
    title: { en: en.title, es: es.title },
    sentence: { en: en.sentence, es: es.sentence },
    link: { en: en.link, es: es.link },
    path: '/register',
    hidden: false,
  }
  return { kind: 'promotion', key: 'programs', data }
}

function pageEntries(): Entry[] {
  return (Object.keys(enCopies.pages) as (keyof typeof enCopies.pages)[]).map((kind) => {
    const fields: Fields = editedKinds[kind]
    const texts = Object.entries(fields).map(([name, { at = '' }]) => {
      const en = textAt(enCopies.pages[kind], at)
      if (en === undefined) throw new Error(`The copy of ${kind} has no text at ${at}`)
      return [name, { en, es: textAt(esCopies.pages[kind], at) ?? null }]
    })
    return { kind, key: 'page', data: Object.fromEntries(texts) }
  })
}
