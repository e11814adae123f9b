import { Banner } from '../parts/banner.tsx'
import { BlogSidebar } from '../parts/blog-sidebar.tsx'
import { Photo } from '../parts/photo.tsx'
import prose from '../parts/prose.module.css'
import { Section } from '../parts/section.tsx'
import { articles } from '../words/articles.ts'

export function BlogStandardPage() {
  return (
    <>
      <Banner title="Blog" />
      <Section>
        <div className={prose.columns}>
          <div className={prose.posts}>
            {articles.map(({ title, img, date, author, excerpt }, place) => (
              <article key={title}>
                <Photo
                  name={img}
                  share="(min-width: 960px) 860px, 100vw"
                  first={place === 0}
                  className={prose.picture}
                />
                <p>
                  {date} · {author}
                </p>
                <h2>
                  <a href="/template/single-blog">{title}</a>
                </h2>
                <p>{excerpt}</p>
              </article>
            ))}
          </div>
          <BlogSidebar />
        </div>
      </Section>
    </>
  )
}
