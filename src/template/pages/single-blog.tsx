import { Banner } from '../parts/banner.tsx'
import { BlogSidebar } from '../parts/blog-sidebar.tsx'
import { MessageForm } from '../parts/message-form.tsx'
import { Photo } from '../parts/photo.tsx'
import prose from '../parts/prose.module.css'
import { Section } from '../parts/section.tsx'
import { articleBody, articleQuote, articles, comments } from '../words/articles.ts'

const [article] = articles

export function SingleBlogPage() {
  if (!article) return null
  return (
    <>
      <Banner title={article.title} lead={`${article.date} · ${article.author}`} />
      <Section>
        <div className={prose.columns}>
          <article>
            <Photo
              name={article.img}
              share="(min-width: 960px) 860px, 100vw"
              first
              className={prose.picture}
            />
            <div className={prose.text}>
              {articleBody.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <blockquote className={prose.quote}>{articleQuote}</blockquote>
              <h2>Comments</h2>
              <ul>
                {comments.map(({ author, date, text }) => (
                  <li key={author} className={prose.comment}>
                    <p className={prose.author}>
                      {author}, {date}
                    </p>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
              <h2>Leave a comment</h2>
              <MessageForm submit="Post comment" />
            </div>
          </article>
          <BlogSidebar />
        </div>
      </Section>
    </>
  )
}
