type Words = {
  classroom: string
  courses: string
  live: string
  notes: string
  certificates: string
  back: string
}

/** The menu of the classroom for a path. A course and its parts mark My courses as current. */
export function classroomMenu(words: Words) {
  const items = [
    { label: words.classroom, path: '/learn' },
    { label: words.courses, path: '/learn#courses' },
    { label: words.live, path: '/learn#live' },
    { label: words.notes, path: '/learn/notes' },
    { label: words.certificates, path: '/account' },
    { label: words.back, path: '/' },
  ]
  return (pathname: string) => {
    const current = items.find(({ path }) => path === pathname)?.path ?? '/learn#courses'
    return items.map(({ label, path }) => ({
      label,
      path,
      current: path !== current ? undefined : path === pathname ? ('page' as const) : ('true' as const),
    }))
  }
}
