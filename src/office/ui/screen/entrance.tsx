import { type ReactNode, useEffect } from 'react'
import { screenTitle, shellCopy } from '#content/en/office/shell.ts'
import { entranceCopy } from '#content/en/office/staff/sign-in.ts'
import css from './entrance.module.css'

/** The frame of sign-in and invitation: deep at the left, on the phone above. */
export function Entrance({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  useEffect(() => {
    document.title = screenTitle(title)
  }, [title])
  return (
    <div className={css.entrance}>
      <header className={`flex flex-col ${css.deep}`}>
        <img src="/brand/logo-reversed.svg" alt={shellCopy.logo} className={css.logo} />
        <p className={`font-medium font-serif ${css.office}`}>
          {entranceCopy.title[0]} <br />
          {entranceCopy.title[1]}
        </p>
        <p className={css.about}>
          {entranceCopy.about[0]} <br />
          {entranceCopy.about[1]}
        </p>
      </header>
      <main className={`stack items-center ${css.paper}`}>
        <div className={css.content}>
          <h1 className={`font-medium font-serif ${css.title}`}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
      </main>
    </div>
  )
}
