import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/account/verify.ts'
import type { CheckedCertificate } from '#contract/certificates.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../services/words/words.ts'
import { FactRows } from '../../ui/fact-rows.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './certificate.module.css'

type CertificateProps = { copy: Copy; language: Language; certificate: CheckedCertificate }

/** The certificate as it is printed, so that it can be compared with the one at hand. */
export function Certificate({ copy, language, certificate }: CertificateProps) {
  const { state, name, course, soldAs, ceHours, completedOn, code } = certificate
  return (
    <article className={`${styles.certificate} ${state === 'revoked' ? styles.revoked : ''}`}>
      <div className={`text-center bg-white ${styles.inside}`}>
        <img src="/brand/logo.svg" alt={academy.name} width={180} height={53} className={styles.logo} />
        <p className={styles.awarded}>{copy.awardedTo}</p>
        <p className={`mt-3 serif leading-1 serif ${styles.name}`}>{name}</p>
        <p className={`serif text-item serif ${styles.course}`}>
          <NoBreaks>{wordsIn(language).courseName(course, soldAs)}</NoBreaks>
        </p>
        <div className={`stack items-end gap-6 ${styles.foot}`}>
          <FactRows
            rows={[
              { name: copy.hours, value: ceHours },
              { name: copy.completed, value: wordsIn(language).formatDay(completedOn) },
              { name: copy.code, value: <span className={`no-break ${styles.code}`}>{code}</span> },
            ]}
          />
          <img src="/brand/seal-navy.svg" alt="" width={132} height={132} className={styles.seal} />
        </div>
      </div>
    </article>
  )
}
