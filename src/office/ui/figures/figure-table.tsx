import { tableCopy } from '#content/en/office/shell.ts'
import { TextButton } from '../text-link.tsx'
import css from './figure-table.module.css'

type Props = {
  label: string
  heads: readonly string[]
  /** The first value is the row's name. */
  rows: readonly (readonly [string, ...string[]])[]
}

/** The values of a plot. Every plot has one. */
export function FigureTable({ label, heads, rows }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen scrolls by keys.
    <div className="overflow-x-auto" role="group" tabIndex={0} aria-label={label}>
      <table className={`table ${css.table}`}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={heads[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Next to a plot: shows its values instead, and back. */
export function TableSwitch(props: { of: string; isTable: boolean; onSwitch: (isTable: boolean) => void }) {
  return (
    <TextButton onClick={() => props.onSwitch(!props.isTable)}>
      {props.isTable ? tableCopy.asPlot : tableCopy.asTable}
      <span className="only-read">: {props.of}</span>
    </TextButton>
  )
}
