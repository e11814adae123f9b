import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { figuresCopy as copy, percent } from '#content/en/office/money/figures.ts'
import type { OfficeFigures } from '#contract/office/figures.ts'
import { RowBar } from '../../ui/figures/bar-plot.tsx'
import { Section } from '../../ui/screen/section.tsx'
import css from './figures.module.css'

/** The numbers are next to each bar: it is its own table. */
export function SeatsSection({ figures: { courses } }: { figures: OfficeFigures }) {
  const top = Math.max(...courses.map(({ seatsOffered }) => seatsOffered))
  return (
    <Section title={copy.seats} note={copy.seatsNote} line="below">
      <table className={`table ${css.table}`}>
        <thead className="only-read">
          <tr>
            <th scope="col">{copy.course}</th>
            <td />
            <th scope="col">{copy.sold}</th>
            <th scope="col">{copy.share}</th>
          </tr>
        </thead>
        <tbody>
          {courses.map(({ course, seatsSold, seatsOffered }) => (
            <tr key={course}>
              <th scope="row">{itemLabel(course)}</th>
              <td className={css.bar}>
                <RowBar value={seatsSold} of={seatsOffered} top={top} />
              </td>
              <td>{copy.of(seatsSold, seatsOffered)}</td>
              <td className={css.quiet}>{percent(seatsSold, seatsOffered)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
