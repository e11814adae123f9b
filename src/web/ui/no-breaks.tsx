import { Fragment } from 'react'

// What reads as one word stays on one line: hands-on, faculty-guided; Module 1, Clinical 2; 24 CE hours; 2 years;
// Beverly Hills, CA.
const together =
  /(\p{L}+(?:-\p{L}+)+|\p{Lu}\p{L}+ \p{Lu}\p{L}+, [A-Z]{2}\b|\p{Lu}\p{L}+ \d{1,2}\b|\d+ (?:CE \p{L}+|horas CE|CE)\b)/u

/** Running text whose compounds do not break. <p><NoBreaks>{copy.lead}</NoBreaks></p> */
export function NoBreaks({ children }: { children: string }) {
  return children.split(together).map((part, index) =>
    // Splitting by one group puts what matched at the odd places.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
