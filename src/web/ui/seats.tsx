import styles from './seats.module.css'

type SeatWords = {
  seatsLeft: (left: number, spots: number) => string
  seatsPerDate: (spots: number) => string
  full: string
  inPayment: string
}

type SeatsProps = { words: SeatWords; left: number | null; spots: number; inPayment: boolean }

/** A filled circle is a free seat. Until the seats have loaded, only the number per date. */
export function Seats({ words, left, spots, inPayment }: SeatsProps) {
  if (left === null) return words.seatsPerDate(spots)
  return (
    <span className={styles.seats}>
      {left > 0 ? words.seatsLeft(left, spots) : inPayment ? words.inPayment : words.full}
      <svg
        width={spots * 20}
        height="14"
        viewBox={`0 0 ${spots * 20} 14`}
        stroke="currentColor"
        aria-hidden="true"
      >
        {Array.from({ length: spots }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no id.
          <circle key={seat} cx={7 + seat * 20} cy="7" r="6.5" fill={seat < left ? 'currentColor' : 'none'} />
        ))}
      </svg>
    </span>
  )
}
