import { type Article, findArticle, headOf, textOf } from '../../pages/articles.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { photoAltOf } from '../media/photo-alt.ts'
import { articleHeads } from './article-heads.ts'
import { articleTexts } from './articles.ts'

export const copy = {
  photoAltOf,
  meta: ({ slug }: Record<string, string>) => {
    const article = findArticle(slug)
    if (!article) return { title: 'Implantimes', description: '' }
    const { title, excerpt } = headOf(article, 'en', articleHeads)
    return { title, description: excerpt }
  },
  back: 'Implantimes',
  readingTime: (minutes: number) => `${minutes} min read`,
  remember: 'Key points',
  watch: 'Watch the video',
  next: 'Read next',
  readNext: 'Read the article',
  sample: 'Sample teaching content, pending faculty approval. Not a clinical protocol.',
  headOf: (article: Article) => headOf(article, 'en', articleHeads),
  textOf: (article: Article) => textOf(article, 'en', articleTexts),
  clipTitles,
}
export type Copy = typeof copy
