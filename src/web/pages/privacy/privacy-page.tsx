import { academy } from '#content/academy.ts'
import type { Copy, StoredThing } from '#content/en/site/privacy.ts'
import type { PageProps } from '#contract/page-data.ts'
import { termsVersion } from '#domain/catalogue/terms.ts'
import { wordsIn } from '../../services/words/words.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { TitledSection } from '../../ui/page/titled-section.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import styles from './privacy-page.module.css'

export function Page({ copy, language }: PageProps<Copy>) {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <p className={`page second ${styles.version}`}>
        <NoBreaks>{copy.version(wordsIn(language).formatDay(termsVersion))}</NoBreaks>
      </p>
      <TitledSection id="stored" title={copy.storedTitle}>
        <StoredTable heads={copy.table} things={copy.stored} label={copy.storedTitle} />
      </TitledSection>
      <TitledSection id="browser" title={copy.browserTitle}>
        <StoredTable heads={copy.table} things={copy.inBrowser} label={copy.browserTitle} />
      </TitledSection>
      {copy.sections.map(({ id, title, paragraphs }) => (
        <TitledSection key={id} id={id} title={title}>
          <Prose paragraphs={paragraphs} email={academy.email} />
        </TitledSection>
      ))}
    </>
  )
}

type StoredTableProps = { heads: Copy['table']; things: readonly StoredThing[]; label: string }

function StoredTable({ heads, things, label }: StoredTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heads.what}</th>
          <th scope="col">{heads.why}</th>
          <th scope="col">{heads.howLong}</th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ name, key, what, why, howLong }) => (
          <tr key={name}>
            <td>
              <strong className="block font-medium">{name}</strong>
              {key && <code className={styles.key}>{key}</code>}
              {what}
            </td>
            <td data-head={heads.why}>{why}</td>
            <td data-head={heads.howLong}>
              <NoBreaks>{howLong}</NoBreaks>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
