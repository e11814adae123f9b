import { articleHeads as en } from '#content/en/site/article-heads.ts'
import { articleHeads as es } from '#content/es/site/article-heads.ts'
import { sharedPhoto } from '#content/media/named-photos.ts'
import { articlesPublished, findArticle, headOf } from '#content/pages/articles.ts'
import { organizationId } from './organization.ts'
import type { PageFacts, Thing } from './thing.ts'

const heads = { en, es }

export function articleData({ language, origin, params }: PageFacts): readonly Thing[] {
  const article = findArticle(params.slug)
  if (!article) return []
  const { title, excerpt } = headOf(article, language, heads[language])
  return [
    {
      '@type': 'Article',
      '@id': `${origin}/catalog/${article.slug}#article`,
      url: `${origin}/catalog/${article.slug}`,
      headline: title,
      description: excerpt,
      image: `${origin}${sharedPhoto(article.thumbnail)}`,
      datePublished: articlesPublished,
      inLanguage: language,
      author: organizationId(origin),
      publisher: organizationId(origin),
    },
  ]
}
