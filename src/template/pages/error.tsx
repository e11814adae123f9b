import { ActionLink } from '../parts/action.tsx'
import { Wrap } from '../parts/section.tsx'
import style from './notice.module.css'

export function ErrorPage() {
  return (
    <div className={style.ground}>
      <Wrap>
        <div className={style.notice}>
          <h1>Page not found</h1>
          <p>There is no lesson at this address.</p>
          <ActionLink href="/">Back To Home</ActionLink>
        </div>
      </Wrap>
    </div>
  )
}
