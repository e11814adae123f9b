import type { ArticleEntry } from '#contract/catalogue/words.ts'
import type { Language } from '#domain/people/language.ts'
import { type ClipId, clips } from '../media/clips.ts'
import { photoNamed } from '../media/named-photos.ts'
import { type Photo, type PhotoName, photos } from '../media/photos.ts'
import { withPublished } from '../published-list.ts'
import { linesIn, saidIn } from '../said.ts'

/**
 * The articles of the catalog. Their texts are in each language's article-heads.ts and articles.ts.
 * Sample teaching content: the faculty approves it before publication.
 */
export const releaseArticles = [
  { slug: 'reading-bone-before-you-drill', thumbnail: 'light_box', videoId: 'cbct_scroll', minutes: 4 },
  { slug: 'immediate-or-delayed', thumbnail: 'bone_section', videoId: 'immediate', minutes: 4 },
  { slug: 'torque-preload-and-the-loose-screw', thumbnail: 'torque_wrench', videoId: 'torque', minutes: 3 },
  { slug: 'the-first-twelve-weeks', thumbnail: 'thread_macro', videoId: 'osseointegration', minutes: 3 },
] as const satisfies readonly { slug: string; thumbnail: PhotoName; videoId: ClipId; minutes: number }[]

/** The publication date. */
export const articlesPublished = '2025-06-01'

type ReleaseSlug = (typeof releaseArticles)[number]['slug']

export type Article = {
  slug: string
  /** The name of its picture. */
  thumbnail: string
  /** Null: without a film. */
  videoId: ClipId | null
  minutes: number
  /** As staff published it; undefined as it came with the release. */
  entry: ArticleEntry | undefined
}

const unchanged = releaseArticles.map((article) => ({ ...article, key: article.slug, entry: undefined }))

/** In the order of the list. */
export function articles(): readonly Article[] {
  return withPublished<'article', Article & { key: string }>('article', unchanged, (key, entry) => ({
    key,
    slug: key,
    thumbnail: photoNamed(entry.photo) ? entry.photo : 'lecture',
    videoId: clips.find(({ videoId }) => videoId === entry.film)?.videoId ?? null,
    minutes: entry.minutes,
    entry,
  }))
}

export function articleSlugs(): string[] {
  return articles().map(({ slug }) => slug)
}

export function findArticle(slug: string | undefined): Article | undefined {
  return articles().find((article) => article.slug === slug)
}

export function pictureOf({ thumbnail }: Pick<Article, 'thumbnail'>): Photo {
  return photoNamed(thumbnail) ?? photos.lecture
}

type Head = { title: string; excerpt: string }
/** The title and excerpt that lists show. */
export type ArticleHeads = Record<ReleaseSlug, Head>

export function headOf({ slug, entry }: Article, language: Language, release: ArticleHeads): Head {
  if (entry) return { title: saidIn(entry.title, language), excerpt: saidIn(entry.excerpt, language) }
  return release[slug as ReleaseSlug]
}

type Text = {
  content: readonly { heading: string | null; paragraphs: readonly string[] }[]
  remember: readonly string[]
}
/** The body of an article: its sections and key points. */
export type ArticleTexts = Record<ReleaseSlug, Text>

export function textOf({ slug, entry }: Article, language: Language, release: ArticleTexts): Text {
  if (!entry) return release[slug as ReleaseSlug]
  return { content: sectionsOf(saidIn(entry.body, language)), remember: linesIn(entry.remember, language) }
}

/** A line that begins with ## is the heading of what follows. */
export function sectionsOf(body: string): Text['content'] {
  const sections: { heading: string | null; paragraphs: string[] }[] = [{ heading: null, paragraphs: [] }]
  for (const part of body.split(/\n{2,}/)) {
    const [first = '', ...rest] = part.split('\n')
    const heading = /^##\s+(.+)$/.exec(first)?.[1]
    if (heading) sections.push({ heading, paragraphs: [] })
    const paragraph = (heading ? rest : [first, ...rest]).join('\n').trim()
    if (paragraph) sections.at(-1)?.paragraphs.push(paragraph)
  }
  return sections.filter(({ heading, paragraphs }) => heading !== null || paragraphs.length > 0)
}
