import { copy as en } from '#content/en/site/faqs.ts'
import { copy as es } from '#content/es/site/faqs.ts'
import { withoutMarks } from '#domain/classroom/lesson-markdown.ts'
import type { PageFacts, Thing } from './thing.ts'

const copies = { en, es }

export function faqData({ language, origin }: PageFacts): readonly Thing[] {
  const { groups, refundScale } = copies[language]
  const scale = refundScale.map(({ share, when }) => `${share} ${when}.`)
  return [
    {
      '@type': 'FAQPage',
      '@id': `${origin}/faqs#faqs`,
      inLanguage: language,
      mainEntity: groups()
        .flatMap(({ questions }) => questions)
        .map((entry) => ({
          '@type': 'Question',
          name: entry.question,
          acceptedAnswer: {
            '@type': 'Answer',
            text: [...(entry.refundScale ? scale : []), ...entry.answer.map(withoutMarks)].join(' '),
          },
        })),
    },
  ]
}
