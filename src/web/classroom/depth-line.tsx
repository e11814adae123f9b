import styles from './depth-line.module.css'

export type DepthUnit = {
  /** Above the first mark of the unit. */
  title?: string
  marks: readonly DepthMark[]
}
export type DepthMark = 'done' | 'current' | 'open'

/** One mark for each lesson, a longer one where a unit begins. Decoration: the sentence next to it says the same. */
export function DepthLine({ units, numbered = false }: { units: readonly DepthUnit[]; numbered?: boolean }) {
  return (
    <ol className={styles.line} aria-hidden="true">
      {units.map(({ title, marks }, unit) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units keep their order.
        <li key={unit} className={styles.unit} data-lessons={Math.min(marks.length, 12)}>
          {numbered && (
            <p className={marks.includes('current') ? `${styles.label} ${styles.now}` : styles.label}>
              <span className={styles.number}>{unit + 1}</span> <span className={styles.title}>{title}</span>
            </p>
          )}
          <ol className={styles.marks}>
            {marks.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks keep their order.
              <li key={index} className={`${styles.mark} ${styles[mark]}`} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

/** The marks of a whole course when only its counts are known. */
export function countedMarks({ done, of }: { done: number; of: number }): DepthUnit[] {
  const mark = (index: number): DepthMark => (index < done ? 'done' : index === done ? 'current' : 'open')
  const marks = Array.from({ length: of }, (_, index) => mark(index))
  // Without an outline every fourth mark is longer, as on a depth gauge.
  return Array.from({ length: Math.ceil(of / 4) }, (_, unit) => ({
    marks: marks.slice(unit * 4, unit * 4 + 4),
  }))
}
