import type { Copy } from '#content/en/frame.ts'
import { useSession } from '../services/session/session.ts'

/**
 * The boot script writes the name before hydration, so the text may differ from the server's. The space makes the server
 * render a text node that React can hydrate.
 */
export function Greeting({ words }: { words: Copy['account']['welcome'] }) {
  const { user } = useSession()
  return (
    <>
      {words.before}
      <span data-user-name suppressHydrationWarning>
        {user?.name ?? ' '}
      </span>
      {words.after}
    </>
  )
}
