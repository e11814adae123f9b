import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../web/ui/tokens.css'
import '../../web/ui/fonts.css'
import './base.css'
import '../ui/primitives.css'
import { todayQuery } from '../services/academy-now.ts'
import { catalogueQuery } from '../services/catalogue.ts'
import { sessionQuery } from '../services/session.ts'
import { listenForKeys } from '../ui/keyboard/keys.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

listenForKeys()
// At once, while the screen's code loads: the rail and Today need them. Without a session they are refused, and the
// sign-in follows.
if (!/^\/office\/(?:sign-in|invitation)(?:\/|$)/.test(location.pathname)) {
  queryClient.prefetchQuery(sessionQuery)
  queryClient.prefetchQuery(catalogueQuery)
  queryClient.prefetchQuery(todayQuery)
}
const root = document.getElementById('office')
if (!root) throw new Error('The document has no #office.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
