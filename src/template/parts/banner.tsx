import style from './banner.module.css'
import { Wrap } from './section.tsx'

/** The top of every inner page: breadcrumbs and title. */
export function Banner({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className={style.banner}>
      <Wrap>
        <nav aria-label="Breadcrumb">
          <ol className={style.trail}>
            <li>
              <a href="/template/home-two">Home</a>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1>{title}</h1>
        {lead && <p className={style.lead}>{lead}</p>}
      </Wrap>
    </div>
  )
}
