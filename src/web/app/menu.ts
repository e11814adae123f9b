import type { Menu } from '#content/en/menu.ts'

/** `label` is a key of the frame's menu, or the words themselves. */
export type MenuItem = { label: string; path: string; current: 'page' | 'true' | undefined }

const commonItems = [
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

const regionalItem = { label: 'middle-east-africa', path: '/middle-east-africa' } as const

/** In the spec's order. Only visitors in the region see the regional item. */
export function menuItems(pathname: string, isInRegion: boolean): (MenuItem & { label: keyof Menu })[] {
  const items = isInRegion ? [...commonItems, regionalItem] : commonItems
  return items.map(({ label, path }) => ({ label, path, current: currentMark(path, pathname) }))
}

/** An article marks the catalog as current, the schedule the courses. */
function currentMark(path: string, pathname: string): MenuItem['current'] {
  if (pathname === path) return 'page'
  if (pathname === '/schedule') return path === '/courses' ? 'true' : undefined
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
