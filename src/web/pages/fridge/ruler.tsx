import styles from './ruler.module.css'

const degrees = [0, 2, 4, 6, 8, 10]
const tenths = Array.from({ length: 101 }, (_, tenth) => tenth)
const inRange = (tenth: number) => tenth >= 20 && tenth <= 80

/** A decorative thermometer from 0 to 10 °C with the range from 2 to 8 °C marked. */
export function Ruler() {
  return (
    <div className={styles.ruler}>
      <div className="page">
        <svg className={styles.ticks} viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
          {tenths.map((tenth) => (
            <line
              key={tenth}
              className={`${inRange(tenth) ? styles.inside : styles.outside} ${tenth % 2 ? styles.fine : ''}`}
              x1={tenth * 10}
              x2={tenth * 10}
              y1="0"
              y2={tenth % 10 === 0 ? 36 : tenth % 5 === 0 ? 24 : 14}
            />
          ))}
          <rect className={styles.bar} x="200" width="600" y="0" height="6" />
        </svg>
        <div className={`serif ${styles.degrees}`} aria-hidden="true">
          {degrees.map((degree) => (
            <span key={degree} className={inRange(degree * 10) ? undefined : styles.beyond}>
              {degree}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
