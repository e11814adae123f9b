import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OfficeSession } from '#contract/staff/access.ts'
import { ConfirmDialog } from '../screens/sign-in/confirm-dialog.tsx'
import { SignInAgainDialog } from '../screens/sign-in/sign-in-again-dialog.tsx'
import { openGates } from '../services/api.ts'
import { sessionQuery } from '../services/session.ts'

/** Dialogs that calls wait for: a sign-in after the session ended, and a confirmation. The call is then repeated. */
export function AccessDialogs() {
  const signIn = useQuestion()
  const confirm = useQuestion()
  useEffect(() => openGates({ signInAgain: signIn.ask, confirm: confirm.ask }), [signIn.ask, confirm.ask])
  const onSession = useNewSession()
  const navigate = useNavigate()
  return (
    <>
      {confirm.isOpen && <ConfirmDialog onDone={confirm.answer} />}
      {signIn.isOpen && (
        <SignInAgainDialog
          onSession={(session) => {
            onSession(session)
            signIn.answer(true)
          }}
          onClose={() => {
            signIn.answer(false)
            navigate({ to: '/sign-in' })
          }}
        />
      )}
    </>
  )
}

/** Somebody else's screen must not stay: what it shows may not be theirs to see. */
function useNewSession() {
  const queries = useQueryClient()
  return (session: OfficeSession) => {
    const before = queries.getQueryData(sessionQuery.queryKey)
    queries.setQueryData(sessionQuery.queryKey, session)
    if (before && before.staff.id !== session.staff.id) location.reload()
  }
}

/** A question to the person. Calls that ask while it is open share its answer. */
function useQuestion() {
  const [isOpen, setIsOpen] = useState(false)
  const open = useRef<{ promise: Promise<boolean>; resolve: (answer: boolean) => void } | null>(null)
  const ask = useCallback(() => {
    open.current ??= Promise.withResolvers<boolean>()
    setIsOpen(true)
    return open.current.promise
  }, [])
  const answer = useCallback((isDone: boolean) => {
    open.current?.resolve(isDone)
    open.current = null
    setIsOpen(false)
  }, [])
  return { isOpen, ask, answer }
}
