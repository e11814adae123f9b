import type { Copy } from '#content/en/terms.ts'
import type { PageProps } from '#contract/page-data.ts'
import { termsVersion } from '#domain/catalogue/terms.ts'
import { wordsIn } from '../../services/words.ts'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ShareScale } from '../../ui/share-scale.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import styles from './terms-page.module.css'

export function Page({ copy, language }: PageProps<Copy>) {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <p className={`page second ${styles.version}`}>
        <NoBreaks>{copy.version(wordsIn(language).formatDay(termsVersion))}</NoBreaks>
      </p>
      {copy.sections.map(({ id, title, paragraphs }) => (
        <TitledSection key={id} id={id} title={title}>
          {title === copy.refundsTitle && (
            <div className={styles.scale}>
              <ShareScale steps={copy.refundScale} />
            </div>
          )}
          <Prose paragraphs={paragraphs} />
        </TitledSection>
      ))}
    </>
  )
}
