// Rendered into documents and never in a browser: whoever runs the script has no use for it.
import { academy } from '#content/academy.ts'
import { copy as english } from '#content/en/no-script.ts'
import { copy as spanish } from '#content/es/no-script.ts'
import type { Route } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'

const words = { en: english, es: spanish }

/** Without script a form sends nothing, a film does not play, and what a page asks the server for never comes. */
export function needsScript({ hydrate, page }: Route, html: string): boolean {
  return hydrate !== undefined || page === 'catalog' || html.includes('<form')
}

/** Says so above the page, and how else the academy can be reached. */
export function NoScript({ language }: { language: Language }) {
  const { before, between, after } = words[language]
  return (
    <noscript>
      <div className="no-script">
        <p className="page">
          {before}
          <a href={`tel:${academy.phoneLink}`} className="inline-link no-break">
            {academy.phone}
          </a>
          {between}
          <a href={`mailto:${academy.email}`} className="inline-link">
            {academy.email}
          </a>
          {after}
        </p>
      </div>
    </noscript>
  )
}
