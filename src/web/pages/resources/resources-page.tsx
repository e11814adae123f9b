import type { Copy } from '#content/en/site/resources.ts'
import type { PageProps } from '#contract/page-data.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Checklists } from './checklists.tsx'
import { ClipsByTopic } from './clips-by-topic.tsx'
import { Glossary } from './glossary.tsx'
import styles from './resources-page.module.css'

export function Page({ copy, language }: PageProps<Copy>) {
  const { contents } = copy
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <div className={`page row ${styles.opening}`}>
        <nav aria-label={contents.label}>
          <ul className={`row ${styles.contents}`}>
            <li>
              <a href="#checklists">{contents.checklists}</a>
            </li>
            <li>
              <a href="#glossary">{contents.glossary}</a>
            </li>
            <li>
              <a href="#videos">{contents.clips}</a>
            </li>
          </ul>
        </nav>
        <p className="second small">{copy.sample}</p>
      </div>
      <Checklists copy={copy.checklists} />
      <Glossary copy={copy.glossary} language={language} />
      <ClipsByTopic copy={copy.clips} />
    </>
  )
}
