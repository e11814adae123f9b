import type { Copy } from '#content/en/site/catalog.ts'
import { articles, pictureOf } from '#content/pages/articles.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './article-list.module.css'

export function ArticleList({ copy }: { copy: Copy }) {
  return (
    <ul className={styles.articles}>
      {articles()
        .map((article) => ({ ...article, ...copy.headOf(article) }))
        .map(({ slug, thumbnail, minutes, title, excerpt }) => (
          <li key={slug}>
            <PageLink to={`/catalog/${slug}`} className={styles.article}>
              <span className={styles.thumbnail}>
                <Picture
                  of={pictureOf({ thumbnail })}
                  alt=""
                  sizes="(width < 48rem) 100vw, (width < 64rem) 45vw, 21vw"
                />
              </span>
              <span className="stack content-start gap-3">
                <span className={`serif ${styles.title}`}>{title}</span>
                <span className="second">{excerpt}</span>
                <span className={styles.minutes}>{copy.readingTime(minutes)}</span>
              </span>
            </PageLink>
          </li>
        ))}
    </ul>
  )
}
