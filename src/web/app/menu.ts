import type { Copy } from '#content/en/frame.ts'

export type MenuLabel = Exclude<keyof Copy['menu'], 'register' | 'login'>
export type MenuItem = { label: MenuLabel; path: string; current: 'page' | 'true' | undefined }

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

const classroomItems = [
  { label: 'classroom', path: '/learn' },
  { label: 'my-courses', path: '/learn#courses' },
  { label: 'live-sessions', path: '/learn#live' },
  { label: 'notes', path: '/learn/notes' },
  { label: 'certificates', path: '/account' },
  { label: 'back-to-site', path: '/' },
] as const

/** The menu of the classroom. A course and its parts mark My courses as current. */
export function classroomMenu(pathname: string): MenuItem[] {
  const own = classroomItems.find(({ path }) => path === pathname)?.path ?? '/learn#courses'
  return classroomItems.map(({ label, path }) => ({
    label,
    path,
    current: path !== own ? undefined : path === pathname ? 'page' : 'true',
  }))
}

/** In the spec's order. Only visitors in the region see the regional item. */
export function menuItems(pathname: string, isInRegion: boolean): MenuItem[] {
  const items = isInRegion ? [...commonItems, regionalItem] : commonItems
  return items.map(({ label, path }) => ({ label, path, current: currentMark(path, pathname) }))
}

/** An article marks the catalog as current. */
function currentMark(path: string, pathname: string): MenuItem['current'] {
  if (pathname === path) return 'page'
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
