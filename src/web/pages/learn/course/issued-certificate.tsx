import { useState } from 'react'
import { courseIds } from '#content/catalogue.ts'
import { useFullName } from '../../../services/learn/use-name.ts'
import { documents, download } from '../../../services/session/account.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { takeFocus } from '../../../ui/page/focus.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import type { CoursePartProps } from './course-part.ts'
import styles from './issued-certificate.module.css'

type IssuedCertificateProps = CoursePartProps & {
  issued: NonNullable<CoursePartProps['course']['certificate']['issued']>
  /** Issued by the evaluation that was just sent: it takes the focus. */
  isNew: boolean
}

export function IssuedCertificate(props: IssuedCertificateProps) {
  const { copy, language, today, course, issued, isNew } = props
  const words = wordsIn(language)
  const [copied, setCopied] = useState(false)
  const { busy, fault, start } = useSending<string, string>((id) =>
    download(documents.certificate(id)).then(
      () => undefined,
      () => copy.certificate.downloadFailed,
    ),
  )
  const copyLink = () =>
    navigator.clipboard.writeText(`${location.origin}/verify/${issued.code}`).then(
      () => setCopied(true),
      () => {},
    )
  const next = courseIds()[courseIds().indexOf(course.course) + 1]
  const day = words.formatDay(issued.completedOn)
  const hours = copy.ceHours(issued.ceHours)
  return (
    <section className="grid dark section gap-y-7" aria-labelledby="issued">
      <CertificateSheet {...props} />
      <div className={`stack justify-items-start gap-4 ${styles.words}`}>
        <h2 id="issued" tabIndex={-1} ref={isNew ? takeFocus : undefined}>
          {issued.completedOn === today ? copy.issued.title : copy.issued.titleEarlier}
        </h2>
        <p className="lead">
          <NoBreaks>
            {copy.issued.text(hours, words.courseLabel(course.course, issued.soldAs), issued.code, day)}
          </NoBreaks>
        </p>
        <FormError>{fault}</FormError>
        <div className="row gap-3 w-full">
          <Button kind="main" busy={busy} onClick={() => start(issued.id)}>
            {copy.certificate.download}
          </Button>
          <Button onClick={copyLink}>{copy.issued.copyLink}</Button>
        </div>
        <p role="status" className="small">
          {copied && copy.issued.copied}
        </p>
        <p className="second">{copy.issued.support}</p>
        {next && <TextLink to="/courses">{copy.issued.next(words.courseLabel(next))}</TextLink>}
      </div>
    </section>
  )
}

/** A picture of the document, in type. The buttons next to it say the same. */
function CertificateSheet({ copy, language, course, issued }: IssuedCertificateProps) {
  const words = wordsIn(language)
  const name = useFullName()
  return (
    <div className={styles.ground} aria-hidden="true">
      <div className={`stack gap-2 text-ink text-center ${styles.sheet}`}>
        <img src="/brand/logo.svg" width="132" height="39" alt="" loading="lazy" />
        <p className={`mt-3 font-medium ${styles.head}`}>{copy.issued.head}</p>
        <p className={styles.awarded}>{copy.issued.awarded}</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.course}>
          <NoBreaks>{words.courseName(course.course, issued.soldAs)}</NoBreaks>
        </p>
        <p className="text-small text-slate">
          <NoBreaks>
            {copy.issued.line(copy.ceHours(issued.ceHours), words.formatDay(issued.completedOn))}
          </NoBreaks>
        </p>
        <img className="mt-5" src="/brand/seal-navy.svg" width="60" height="60" alt="" loading="lazy" />
      </div>
    </div>
  )
}
