// Rendered by the server only, outside React's root.
import { copy } from '#content/language-offer.ts'

/** A line that offers Spanish; hidden unless the boot script finds that the browser asks for it. */
export function LanguageOffer() {
  return (
    <aside className="language-offer" lang="es" aria-label={copy.label}>
      <p className="page small">
        <span>{copy.question}</span>
        <a href="?lang=es" hrefLang="es">
          {copy.spanish}
        </a>
        <a href="?lang=en" hrefLang="en">
          {copy.english}
        </a>
      </p>
    </aside>
  )
}
