// Rendered by the server only.
import { academy } from '#content/academy.ts'
import { copy as english } from '#content/en/no-script.ts'
import { copy as spanish } from '#content/es/no-script.ts'
import type { Route } from '#contract/routes.ts'
import type { Language } from '#domain/people/language.ts'

const words = { en: english, es: spanish }

/** Without script, forms and videos do not work, and data that a page fetches never loads. */
export function needsScript({ hydrate, page }: Route, html: string): boolean {
  return hydrate !== undefined || page === 'catalog' || html.includes('<form')
}

/** A notice above the page with the academy's phone and email. */
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
