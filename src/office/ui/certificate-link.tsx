import { classes } from './classes.ts'
import css from './text-link.module.css'

/** The public page that verifies a certificate, outside the office. */
export function CertificateLink({ code }: { code: string }) {
  return (
    <a
      className={classes(css.link, 'whitespace-nowrap')}
      href={`/verify/${code}`}
      target="_blank"
      rel="noreferrer"
    >
      {code}
    </a>
  )
}
