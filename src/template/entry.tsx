import { hydrateRoot } from 'react-dom/client'
import './base.css'
import { pages } from './pages.ts'
import { TemplatePage } from './template-page.tsx'

const root = document.getElementById('root')
const name = root?.dataset.page ?? ''
const page = pages[name]

if (root && page) hydrateRoot(root, <TemplatePage name={name} Page={page.Page} />)
