// The template pages under /template: rendered at build time, separate from the product's pages.
import type { Config } from '#platform/config.ts'
import type { BuiltTemplate } from '#platform/http/built-site.ts'
import { withSandboxBanner } from '#platform/http/sandbox-banner.ts'
import { templateHeaders } from '#platform/http/security-headers.ts'
import { answerFrom, type Document, makeDocument } from './document.ts'
import type { Pages } from './pages.ts'

const folder = '/template'
const landing = 'home-two'

/** Answers with the product's pages first, then the template's. */
export function withTemplate(pages: Pages, built: BuiltTemplate & { config: Config }): Pages {
  const documents = documentsByPath(built)
  return {
    ...pages,
    answer(request, response) {
      return pages.answer(request, response) || answerFrom(documents, request, response)
    },
  }
}

function documentsByPath({ config, css, boot, documents }: BuiltTemplate & { config: Config }) {
  const headers = templateHeaders(config, { css, boot })
  const byPath = new Map<string, Document>()
  for (const [name, html] of Object.entries(documents)) {
    const document = makeDocument(withSandboxBanner(html, config), 200, headers)
    byPath.set(`${folder}/${name}`, document)
    if (name === landing) byPath.set(folder, document).set(`${folder}/`, document)
  }
  return byPath
}
