// A lesson is asked for while the scripts load. Otherwise its film's poster, the largest thing on the page, comes last.
import { stagePosterOf } from '#content/media/clip-files.ts'
import { addressOf } from '#contract/address.ts'
import type { Language } from '#domain/people/language.ts'
import { storedToken } from '../session/stored-user.ts'

declare global {
  interface Window {
    /** What the document has asked for already. */
    earlyLesson?: { path: string; response: Promise<Response> } | undefined
  }
}

/** Not with parameters: staff look without a token. */
const lessonPage = /^\/learn\/(\w+)\/(?!(?:evaluation|result|test)$)([\w-]+)$/

export function askForLesson(language: string): void {
  const [, course, slug] = lessonPage.exec(location.pathname + location.search) ?? []
  const token = storedToken()
  if (!course || !slug || !token) return
  const path = addressOf('GET /api/learn/:course/lessons/:slug', {
    params: { course, slug },
    query: { lang: language as Language },
  })
  const response = fetch(path, { headers: { authorization: `Bearer ${token}` } })
  window.earlyLesson = { path, response }
  response.then(showPoster).catch(() => {})
}

async function showPoster(response: Response): Promise<void> {
  const { film } = await response.clone().json()
  const poster = document.querySelector<HTMLImageElement>('img[data-poster]')
  if (!film || !poster) return
  const { src, widths } = stagePosterOf(film)
  poster.srcset = widths.map((width) => `${src}-${width}.avif ${width}w`).join()
  document.documentElement.dataset.film = ''
}
