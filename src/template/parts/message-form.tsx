import { SubmitButton } from './action.tsx'
import style from './form.module.css'

const thanksPath = '/template/thanks'

/** The fields have no names, so submitting sends no data and only opens the thanks page. */
export function MessageForm({ submit }: { submit: string }) {
  return (
    <form className={style.form} action={thanksPath}>
      <label className={style.field}>
        Name
        <input className={style.input} type="text" autoComplete="name" required />
      </label>
      <label className={style.field}>
        E-mail
        <input className={style.input} type="email" autoComplete="email" required />
      </label>
      <label className={style.field}>
        Message
        <textarea className={style.input} required />
      </label>
      <SubmitButton>{submit}</SubmitButton>
    </form>
  )
}
