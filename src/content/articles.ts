import type { ClipId } from './clips.ts'
import type { PhotoName } from './photos.ts'

/**
 * The articles of the catalog. Their texts are in each language's article-heads.ts and articles.ts.
 * Sample teaching content: the faculty approves it before publication.
 */
export const articles = [
  { slug: 'reading-bone-before-you-drill', thumbnail: 'light_box', videoId: 'cbct_scroll', minutes: 4 },
  { slug: 'immediate-or-delayed', thumbnail: 'bone_section', videoId: 'immediate', minutes: 4 },
  { slug: 'torque-preload-and-the-loose-screw', thumbnail: 'torque_wrench', videoId: 'torque', minutes: 3 },
  { slug: 'the-first-twelve-weeks', thumbnail: 'thread_macro', videoId: 'osseointegration', minutes: 3 },
] as const satisfies readonly { slug: string; thumbnail: PhotoName; videoId: ClipId; minutes: number }[]

/** The publication date. */
export const articlesPublished = '2025-06-01'

export type Article = (typeof articles)[number]
export type ArticleSlug = Article['slug']

export const articleSlugs: readonly string[] = articles.map(({ slug }) => slug)

export function findArticle(slug: string | undefined): Article | undefined {
  return articles.find((article) => article.slug === slug)
}

/** The title and excerpt that lists show. */
export type ArticleHeads = Record<ArticleSlug, { title: string; excerpt: string }>

/** The body of an article: its sections and key points. */
export type ArticleTexts = Record<
  ArticleSlug,
  {
    content: readonly { heading: string; paragraphs: readonly string[] }[]
    remember: readonly string[]
  }
>
