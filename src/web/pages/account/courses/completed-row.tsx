import type { Copy } from '#content/en/account/account.ts'
import type { CompletedCourse } from '#contract/account/account.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from '../course-row.module.css'
import { LargeDate } from './large-date.tsx'

type CompletedRowProps = {
  copy: Copy['courses']
  language: Language
  completed: CompletedCourse
  onCertificate: (id: string) => void
}

export function CompletedRow({ copy, language, completed, onCertificate }: CompletedRowProps) {
  const { course, soldAs, completedOn, certificate } = completed
  const name = wordsIn(language).displayName(course, soldAs)
  return (
    <li className={styles.row}>
      <LargeDate start={completedOn} end={completedOn} language={language} />
      <div>
        <h3 className="text-item leading-item">
          <NoBreaks>{name}</NoBreaks>
        </h3>
        <p className={styles.note}>
          {certificate ? (
            <PageLink to={`/verify/${certificate.code}`} className="inline-link">
              {copy.copyLink}
              <span className="visually-hidden">: {name}</span>
            </PageLink>
          ) : (
            copy.revoked
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {certificate && (
          <Button size="small" onClick={() => onCertificate(certificate.id)}>
            {copy.certificate}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
