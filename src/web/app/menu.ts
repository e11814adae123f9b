import type { Copy } from '#content/en/frame.ts'

export type MenuLabel = Exclude<keyof Copy['menu'], 'register' | 'login'>
export type MenuItem = { label: MenuLabel; path: string; current: 'page' | 'true' | undefined }

const everyone = [
  { label: 'home', path: '/' },
  { label: 'about', path: '/about-us' },
  { label: 'courses', path: '/courses' },
  { label: 'catalog', path: '/catalog' },
  { label: 'fridge', path: '/biologics-fridge' },
  { label: 'faculty', path: '/faculty' },
  { label: 'faqs', path: '/faqs' },
  { label: 'resources', path: '/resources' },
  { label: 'contact', path: '/contact' },
] as const

const regional = { label: 'middle-east-africa', path: '/middle-east-africa' } as const

/** The labels in the spec's order; the regional one is for visitors in the region alone. */
export function menuItems(pathname: string, isInRegion: boolean): MenuItem[] {
  const items = isInRegion ? [...everyone, regional] : everyone
  return items.map(({ label, path }) => ({ label, path, current: currentMark(path, pathname) }))
}

/** An article belongs to the catalog, and the menu says so. */
function currentMark(path: string, pathname: string): MenuItem['current'] {
  if (pathname === path) return 'page'
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
