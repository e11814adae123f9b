import type { Copy } from '#content/en/frame.ts'
import { useSession } from '../services/session.ts'

/**
 * 'Welcome, {name}!'. The boot script writes the name before React is here, so its text may differ from what the
 * server sent; the space keeps a text there for React to take over.
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
