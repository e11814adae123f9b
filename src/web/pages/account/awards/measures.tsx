import { PageLink } from '../../../router/page-link.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './measures.module.css'

export type Measure = {
  label: string
  figure: string
  /** 'of 150' */
  of: string
  reach: { reached: number; of: number }
  link?: { to: string; text: string }
}

/** Progress figures, each with its bar and label. */
export function Measures({ measures }: { measures: readonly Measure[] }) {
  return (
    <ul className={`plain-list stack mt-5 ${styles.measures}`}>
      {measures.map(({ label, figure, of, reach, link }) => (
        <li key={label}>
          <p>
            <span className={`serif serif ${styles.figure}`}>{figure}</span>{' '}
            <span className="second">{of}</span>
          </p>
          <progress
            className={`block w-full ${styles.bar}`}
            aria-label={label}
            value={reach.reached}
            max={reach.of}
          />
          <p className={`second ${styles.label}`}>
            <NoBreaks>{label}</NoBreaks>
          </p>
          {link && (
            <PageLink to={link.to} className="inline-link">
              {link.text}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  )
}
