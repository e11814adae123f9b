// The classroom's service worker. Its pages are the same for everybody, so it keeps one document of each kind and the
// files of one build. Without a connection it answers with them. Lessons are kept by the pages (services/learn/kept.ts).

/** Log-out deletes every cache whose name starts with 'classroom'. */
const prefix = 'classroom pages '

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A page reports its build, its address and the files that it has loaded.
addEventListener('message', (event) => event.waitUntil(keep(event.data)))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isOurs = request.method === 'GET' && origin === location.origin && !pathname.startsWith('/api/')
  // Films are not kept, and ask for parts.
  if (isOurs && !request.headers.has('range')) event.respondWith(answer(request, pathname))
})

async function answer(request, pathname) {
  const isPage = request.mode === 'navigate'
  const kept = () => caches.match(isPage ? documentOf(pathname) : pathname, { ignoreVary: true })
  try {
    const response = await fetch(request)
    return response.status < 502 ? response : ((await kept()) ?? response)
  } catch {
    return (await kept()) ?? Response.error()
  }
}

async function keep({ build, page, files }) {
  const name = prefix + build
  // Files of another build do not fit to this one's documents.
  for (const other of await caches.keys()) {
    if (other.startsWith(prefix) && other !== name) await caches.delete(other)
  }
  const cache = await caches.open(name)
  await Promise.allSettled([
    // Again every time: its language and the academy's dates may have changed.
    fetch(page).then((response) => response.ok && cache.put(documentOf(page), response)),
    ...files.map(async (file) => (await cache.match(file)) ?? cache.add(file)),
  ])
}

/** One key for all pages that the server answers with the same document (contract/routes.ts). */
function documentOf(path) {
  const [, , course, part] = path.split('/')
  if (!course) return '/learn'
  if (!part) return '/learn/course'
  return ['evaluation', 'result', 'test'].includes(part) ? `/learn/course/${part}` : '/learn/course/lesson'
}
