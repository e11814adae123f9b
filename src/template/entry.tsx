import { hydrateRoot } from 'react-dom/client'
import './base.css'
import { pages } from './pages.ts'
import { TemplatePage } from './template-page.tsx'

// From the cache, this module may run before the page is fully parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hydrate, { once: true })
else hydrate()

function hydrate(): void {
  const root = document.getElementById('root')
  const name = root?.dataset.page ?? ''
  const page = pages[name]
  if (root && page) hydrateRoot(root, <TemplatePage name={name} Page={page.Page} />)
}
