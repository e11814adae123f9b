import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { keysCopy, shellCopy } from '#content/en/office/shell.ts'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { timeAndZoneOf } from '#content/en/office/times.ts'
import { useAcademyNow } from '../services/academy-now.ts'
import { callUngated } from '../services/api.ts'
import { sentenceOf } from '../services/refusal.ts'
import { useSession } from '../services/session.ts'
import { showToast } from '../ui/screen/toasts.tsx'
import css from './user-block.module.css'

/** Who is signed in, at the foot of the rail; opens the ways out. */
export function UserBlock({ onKeys }: { onKeys: () => void }) {
  const menu = useId()
  return (
    <>
      <button type="button" className={`stack flex-none ${css.user}`} popoverTarget={menu}>
        <UserName />
      </button>
      <div id={menu} popover="auto" className={`bg-white line-frame ${css.menu}`}>
        <UserLinks onKeys={onKeys} />
      </div>
    </>
  )
}

export function UserName() {
  const { staff } = useSession()
  const now = useAcademyNow()
  return (
    <>
      <strong className="font-medium">{staff.name}</strong>
      <span className="note text-slate">
        {roleNames[staff.role]}&ensp;·&ensp;{timeAndZoneOf(now)}
      </span>
    </>
  )
}

export function UserLinks({ onKeys, onLeave }: { onKeys?: () => void; onLeave?: () => void }) {
  const signOut = useSignOut()
  return (
    <div className="stack">
      <Link to="/you" className={css.link} onClick={onLeave}>
        {shellCopy.you}
      </Link>
      {onKeys && (
        <button type="button" className={css.link} onClick={onKeys}>
          {keysCopy.title}
        </button>
      )}
      <button
        type="button"
        className={css.link}
        aria-busy={signOut.isBusy || undefined}
        onClick={signOut.run}
      >
        {shellCopy.signOut}
      </button>
    </div>
  )
}

/** Everything read in this session leaves the tab with it. */
function useSignOut() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    try {
      await callUngated('POST /api/office/sign-out')
      queries.clear()
      await navigate({ to: '/sign-in' })
    } catch (failure) {
      showToast({ text: sentenceOf(failure) })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
