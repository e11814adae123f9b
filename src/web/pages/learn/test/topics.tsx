import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { TestResult } from '#contract/classroom/learn-tests.ts'
import styles from './topics.module.css'

type TopicsProps = { copy: Copy['result']; topics: TestResult['topics']; passMark: number }

export function Topics({ copy, topics, passMark }: TopicsProps) {
  return (
    <section className="grid section gap-y-7" aria-labelledby="topics">
      <h2 id="topics" className={styles.title}>
        {copy.topics}
      </h2>
      <ul className={styles.list}>
        {topics.map(({ course, unit, title, right, of, solid }) => (
          <li key={`${course} ${unit}`} className={`stack items-center line-below py-4 ${styles.topic}`}>
            <h3 className={styles.name}>{title}</h3>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.whole} x="0" y="7" width="100%" height="1" />
              <rect
                className={solid ? styles.solid : styles.weak}
                x="0"
                y="5"
                width={`${of === 0 ? 0 : (100 * right) / of}%`}
                height="5"
              />
              <rect className={styles.mark} x={`${passMark}%`} y="2" width="1" height="12" />
            </svg>
            <p className={`second tabular-nums ${styles.count}`}>
              <strong>{right}</strong> {copy.of(of)}
            </p>
            <p className={solid ? styles.word : `${styles.word} font-medium text-ink`}>
              {solid ? copy.solid : copy.again}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
