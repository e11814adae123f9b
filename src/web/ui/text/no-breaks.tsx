import { Fragment } from 'react'

// Keeps on one line: hands-on, faculty-guided, 7K3M-9QXD-2WHP; (En línea), (Beverly Hills, CA), (310) 555-0142;
// Module 1, Clinical 2; a number and its unit: 30 days, 1 o 2 días, 24 CE hours, 24 horas CE, Ø 2.0 mm, 50 %;
// Sept 12–14 2025, 12–14 sept 2025, 28 August 2025, 28 de agosto de 2025; $15,000–$25,000 USD; with punctuation
// around them.
// Letter ranges instead of \p{L}, which takes a browser some milliseconds to prepare.
const together =
  /((?:Ø )?\S*(?:[A-Za-zÀ-ÿ\d]+(?:-[A-Za-zÀ-ÿ\d]+)+|\([^)]{1,20}\)(?: \d{3}-\d{4})?|(?:[A-Z][a-z]+ )+[A-Z][a-z]+, [A-Z]{2}\b(?: \d+)?|[A-ZÀ-Þ][A-Za-zÀ-ÿ]+ \d{1,2}(?:(?:–\d+)?, \d{4})?\b|(?:\d+ o )?[\d–]+ (?:[A-Za-z]{2}\s)?[A-Za-zÀ-ÿ%°]+(?: [A-Z]{2}\b)?(?: [a-z]{2} \d{4})?|\$\S+–\S+(?:\u00a0USD)?)\S*)/

/** <p><NoBreaks>{copy.lead}</NoBreaks></p> */
export function NoBreaks({ children }: { children: string }) {
  return children.split(together).map((part, index) =>
    // Splitting by one group puts the matches at odd indexes.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
