// React has view transitions; their types are still in a file of their own.

import { addTransitionType, type ReactNode, startTransition, ViewTransition } from 'react'
import type {} from 'react/experimental'

/** motion.css names it too. */
const change = 'change'

/**
 * Moves to its place on the next page, if that has one of the same name in its first screen.
 * <Moving name="plate-ana-ruiz"><Picture … /></Moving>
 */
export function Moving({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ViewTransition name={name} default="none" share="moving">
      {children}
    </ViewTransition>
  )
}

/** Fades in its place after startChange. Everything else, such as news from the server, changes it at once. */
export function Changing({ children }: { children: ReactNode }) {
  return (
    <ViewTransition default="none" update={{ [change]: 'changing', default: 'none' }}>
      {children}
    </ViewTransition>
  )
}

/** Makes a change that fades in every <Changing>. */
export function startChange(navigate: () => void): void {
  startTransition(() => {
    addTransitionType(change)
    navigate()
  })
}

/** The picture of a course or program, in its panel, on its page and in the schedule. */
export function pictureName(id: string): string {
  return `picture-${id}`
}

/** The plate of a faculty member, in a grid and on the member's page. */
export function plateName(path: string): string {
  return `plate-${path.split('/').at(-1)}`
}
