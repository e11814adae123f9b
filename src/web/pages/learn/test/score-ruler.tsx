import styles from './score-ruler.module.css'

type ScoreRulerProps = { score: number; passMark: number; needed: string; percentSign: string }

/** The score on a ruler from edge to edge. Decoration apart from the two figures. */
export function ScoreRuler({ score, passMark, needed, percentSign }: ScoreRulerProps) {
  return (
    <div className={`dark ${styles.band}`}>
      <div className={`page row items-end justify-between row ${styles.figures}`}>
        <p className={styles.score}>
          {score}
          <span className={styles.percent}>{percentSign}</span>
        </p>
        <p className={styles.needed}>
          <span className="second">{needed}</span>{' '}
          <span className={styles.mark}>
            {passMark}
            {percentSign}
          </span>
        </p>
      </div>
      <div className={styles.edge} aria-hidden="true">
        <svg className={`page ${styles.ruler}`} role="presentation">
          {Array.from({ length: 101 }, (_, at) => (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: the ticks never change.
              key={at}
              className={at % 10 === 0 ? styles.ten : styles.one}
              x1={`${at}%`}
              x2={`${at}%`}
              y1={at % 10 === 0 ? 34 : 54}
              y2="72"
            />
          ))}
          <rect className={styles.bar} x="0" y="70" width={`${score}%`} height="6" />
          <line className={styles.pass} x1={`${passMark}%`} x2={`${passMark}%`} y1="4" y2="76" />
        </svg>
      </div>
      <p className={`page flex justify-between ${styles.numbers}`} aria-hidden="true">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
    </div>
  )
}
