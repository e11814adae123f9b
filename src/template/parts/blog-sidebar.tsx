import { articles } from '../words/articles.ts'
import { footerLinks } from '../words/site.ts'
import prose from './prose.module.css'

export function BlogSidebar() {
  return (
    <aside className={prose.side} aria-label="More to read">
      <div className={prose.box}>
        <h2>Recent posts</h2>
        <ul className={prose.plain}>
          {articles.map(({ title }) => (
            <li key={title}>
              <a href="/template/single-blog">{title}</a>
            </li>
          ))}
        </ul>
      </div>
      <div className={prose.box}>
        <h2>Elsewhere</h2>
        <ul className={prose.plain}>
          {footerLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
