import type { Copy } from '#content/en/site/article.ts'
import { posterOf } from '#content/media/clip-files.ts'
import { type Article, articles, findArticle, pictureOf } from '#content/pages/articles.ts'
import type { PageProps } from '#contract/page-data.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Redirect } from '../../router/router.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { PlaySign } from '../../ui/media/play-sign.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { tied } from '../../ui/text/tied.ts'
import styles from './article-page.module.css'

export function Page({ copy, params }: PageProps<Copy>) {
  const article = findArticle(params.slug)
  if (!article) return <Redirect to="/404" />

  const { content } = copy.textOf(article)
  const all = articles()
  const place = all.findIndex(({ slug }) => slug === article.slug)
  const next = all[(place + 1) % all.length] ?? article

  return (
    <article>
      <ArticleHead copy={copy} article={article} />
      <div className="grid section gap-y-8">
        <ArticleAside copy={copy} article={article} />
        <div className={styles.text}>
          {content.map(({ heading, paragraphs }, part) => (
            <section key={heading ?? ''} id={`part-${part + 1}`}>
              {heading && <h2 className="text-h3 leading-h3">{tied(heading)}</h2>}
              {paragraphs.map((paragraph) => (
                <RichText key={paragraph} lists>
                  {paragraph}
                </RichText>
              ))}
            </section>
          ))}
          <p className="second small">{copy.sample}</p>
        </div>
      </div>
      <ReadNext copy={copy} next={next} />
    </article>
  )
}

function ArticleHead({ copy, article }: { copy: Copy; article: Article }) {
  const { title, excerpt } = copy.headOf(article)
  return (
    <header className={`grid ${styles.opening}`}>
      <div className={styles.head}>
        <PageLink to="/catalog" className={styles.back}>
          {copy.back}
        </PageLink>
        <h1>{tied(title)}</h1>
        <p className="lead">{excerpt}</p>
        <p className="text-small second">{copy.readingTime(article.minutes)}</p>
      </div>
      <div className={`covered ${styles.picture}`}>
        <Picture
          of={pictureOf(article)}
          alt={copy.photoAltOf(article.thumbnail)}
          sizes="(width < 64rem) 100vw, (width < 92rem) 840px, 57vw"
          first
        />
      </div>
    </header>
  )
}

function ReadNext({ copy, next }: { copy: Copy; next: Article }) {
  const nextTitle = copy.headOf(next).title
  return (
    <nav className={`grid dark ${styles.readNext}`} aria-label={copy.next}>
      <div className={`${styles.head} justify-items-start`}>
        <p className="second">{copy.next}</p>
        <p className={`serif ${styles.nextTitle}`}>{tied(nextTitle)}</p>
        <TextLink to={`/catalog/${next.slug}`}>
          {copy.readNext}
          <span className="visually-hidden">: {nextTitle}</span>
        </TextLink>
      </div>
      <div className={`covered ${styles.picture}`}>
        <Picture of={pictureOf(next)} alt="" sizes="(width < 64rem) 100vw, (width < 92rem) 840px, 57vw" />
      </div>
    </nav>
  )
}

function ArticleAside({ copy, article }: { copy: Copy; article: Article }) {
  const { videoId } = article
  return (
    <aside className={styles.aside} aria-label={copy.remember}>
      <div className={styles.remember}>
        <h2 className="text-item leading-item">{copy.remember}</h2>
        <ul>
          {copy.textOf(article).remember.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {videoId && (
        <PageLink to={`/catalog#${videoId}`} className={styles.clip}>
          <span className={styles.poster}>
            <Picture of={posterOf(videoId)} alt="" sizes="(width < 48rem) 100vw, 28vw" />
            <PlaySign />
          </span>
          <span className="second small">{copy.watch}</span>
          <span className={`serif ${styles.clipTitle}`}>{copy.clipTitles[videoId]}</span>
        </PageLink>
      )}
    </aside>
  )
}
