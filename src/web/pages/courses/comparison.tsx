import type { Copy } from '#content/en/courses/courses.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './comparison.module.css'

export function Comparison({ copy }: { copy: Copy['comparison'] }) {
  return (
    <section id="why-choose-us" className="dark section later">
      <h2 id="comparison" className={`page ${styles.title}`}>
        {copy.title}
      </h2>
      <table className={`page ${styles.table}`} aria-labelledby="comparison">
        <thead>
          <tr>
            <td />
            <th scope="col" className={styles.ours}>
              {copy.ours}
            </th>
            <th scope="col">{copy.others}</th>
          </tr>
        </thead>
        <tbody>
          {copy.points.map((point, index) => (
            <tr key={point}>
              <th scope="row" className={`serif ${styles.point}`}>
                {point}
              </th>
              <td className={`${styles.ours} ${styles.proof}`}>
                <span className="visually-hidden">{copy.yes}. </span>
                <span className={`settle serif ${styles.figure}`}>{copy.proofs()[index]?.figure}</span>{' '}
                <span className={styles.text}>
                  <NoBreaks>{copy.proofs()[index]?.text ?? ''}</NoBreaks>
                </span>
              </td>
              <td>
                <svg className={styles.dash} viewBox="0 0 16 2" stroke="currentColor" aria-hidden="true">
                  <path d="M0 1h16" strokeWidth="1.5" />
                </svg>
                <span className="visually-hidden">{copy.no}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
