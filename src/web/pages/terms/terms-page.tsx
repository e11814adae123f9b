import type { Copy } from '#content/en/site/terms.ts'
import type { PageProps } from '#contract/page-data.ts'
import { termsVersion } from '#domain/catalogue/terms.ts'
import { wordsIn } from '../../services/words/words.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { TitledSection } from '../../ui/page/titled-section.tsx'
import { ShareScale } from '../../ui/share-scale.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { Prose } from '../../ui/text/prose.tsx'
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
            <div className="pt-6">
              <ShareScale steps={copy.refundScale} />
            </div>
          )}
          <Prose paragraphs={paragraphs} />
        </TitledSection>
      ))}
    </>
  )
}
