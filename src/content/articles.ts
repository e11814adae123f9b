import type { ClipId } from './clips.ts'
import type { PhotoName } from './photos.ts'

/**
 * The articles of the catalog; their words are in each language's article-heads.ts and articles.ts. Samples, sound general teaching: the
 * faculty approves them before publication.
 */
export const articles = [
  { slug: 'reading-bone-before-you-drill', thumbnail: 'light_box', videoId: 'cbct_scroll', minutes: 4 },
  { slug: 'immediate-or-delayed', thumbnail: 'bone_section', videoId: 'immediate', minutes: 4 },
  { slug: 'torque-preload-and-the-loose-screw', thumbnail: 'torque_wrench', videoId: 'torque', minutes: 3 },
  { slug: 'the-first-twelve-weeks', thumbnail: 'thread_macro', videoId: 'osseointegration', minutes: 3 },
] as const satisfies readonly { slug: string; thumbnail: PhotoName; videoId: ClipId; minutes: number }[]

/** The day they were put on the site. */
export const articlesPublished = '2025-06-01'

export type Article = (typeof articles)[number]
export type ArticleSlug = Article['slug']

export const articleSlugs: readonly string[] = articles.map(({ slug }) => slug)

export function findArticle(slug: string | undefined): Article | undefined {
  return articles.find((article) => article.slug === slug)
}

/** What a list says of an article. */
export type ArticleHeads = Record<ArticleSlug, { title: string; excerpt: string }>

/** What the article itself says: sections, and points to remember. */
export type ArticleTexts = Record<
  ArticleSlug,
  {
    content: readonly { heading: string; paragraphs: readonly string[] }[]
    remember: readonly string[]
  }
>
