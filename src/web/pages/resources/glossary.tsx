import { useState } from 'react'
import type { Copy } from '#content/en/site/resources.ts'
import type { Term } from '#content/pages/glossary.ts'
import type { Language } from '#domain/people/language.ts'
import { Field } from '../../ui/form/field.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './glossary.module.css'

/** Every term with its name in the other language, by initial letter; the search field filters the list. */
export function Glossary({ copy, language }: { copy: Copy['glossary']; language: Language }) {
  const [query, setQuery] = useState('')
  const terms = copy.terms()
  const collator = new Intl.Collator(language)
  const found = terms
    .filter((term) => matches(term, query))
    .sort((one, two) => collator.compare(one.names[language], two.names[language]))
  const byLetter = Object.entries(Object.groupBy(found, (term) => plain(term.names[language]).charAt(0))) as [
    string,
    Term[],
  ][]

  return (
    <section id="glossary" className={`dark section later ${styles.glossary}`}>
      <div className={`grid ${styles.head}`}>
        <h2>{copy.title}</h2>
        <p className={`lead ${styles.lead}`}>{copy.lead(terms.length)}</p>
        <div className={styles.search}>
          <Field
            label={copy.search}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p className="visually-hidden" role="status">
            {query && (found.length > 0 ? copy.found(found.length) : copy.none)}
          </p>
        </div>
      </div>
      <nav className={`page row ${styles.letters}`} aria-label={copy.letters}>
        {byLetter.map(([letter]) => (
          <a key={letter} href={`#glossary-${letter}`} className={`serif ${styles.letter}`}>
            {letter.toUpperCase()}
          </a>
        ))}
      </nav>
      {byLetter.map(([letter, group]) => (
        <LetterGroup key={letter} letter={letter} terms={group} copy={copy} language={language} />
      ))}
      {found.length === 0 && <p className={`page ${styles.none}`}>{copy.none}</p>}
    </section>
  )
}

type LetterGroupProps = { letter: string; terms: readonly Term[]; copy: Copy['glossary']; language: Language }

function LetterGroup({ letter, terms, copy, language }: LetterGroupProps) {
  const other = language === 'en' ? 'es' : 'en'
  return (
    <div id={`glossary-${letter}`} className={`page draw ${styles.group}`}>
      <h3 className={styles.initial}>{letter.toUpperCase()}</h3>
      <dl className={styles.terms}>
        {terms.map(({ id, names, meaning }) => (
          <div key={id} id={id} className={styles.term}>
            <dt className="serif text-item leading-item">
              {names[language]}
              <span className="visually-hidden">{copy.otherLanguage}: </span>
              <span className={styles.other} lang={other}>
                {names[other]}
              </span>
            </dt>
            <dd className="second">
              <NoBreaks>{meaning}</NoBreaks>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** In either language, ignoring accents and case. */
function matches({ names: { en, es } }: Term, query: string): boolean {
  return plain(`${en} ${es}`).includes(plain(query.trim()))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
