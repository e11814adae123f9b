import { ActionLink } from '../parts/action.tsx'
import { Wrap } from '../parts/section.tsx'
import { thanks } from '../words/pages.ts'
import style from './notice.module.css'

export function ThanksPage() {
  return (
    <div className={style.ground}>
      <Wrap>
        <div className={style.notice}>
          <h1>{thanks.title}</h1>
          <p>{thanks.text}</p>
          <ActionLink href="/">Back To Home</ActionLink>
        </div>
      </Wrap>
    </div>
  )
}
