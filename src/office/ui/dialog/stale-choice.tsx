import { type ReactNode, useId } from 'react'
import { staleCopy as copy } from '#content/en/office/shell.ts'
import { Note } from '../note.tsx'
import css from './stale-choice.module.css'

export type StaleLine = {
  field: string
  label: string
  /** When the form was opened, as saved since by somebody else, and as typed here. */
  opened: string
  theirs: string
  yours: string
  /** The form does not have this field: what somebody else saved is only shown. */
  isShown?: true
}
export type Side = 'theirs' | 'yours'

type Props = {
  who: string
  /** "two minutes ago", "9:46 am" and "9:44 am". */
  ago: string
  savedAt: string
  openedAt: string
  lines: readonly StaleLine[]
  chosen: Readonly<Record<string, Side>>
  onChoose: (field: string, side: Side) => void
}

/** What each field starts with: yours where you changed it, theirs elsewhere. */
export function firstChoice(lines: readonly StaleLine[]): Record<string, Side> {
  return Object.fromEntries(
    lines.map((line) => [line.field, line.yours === line.opened ? 'theirs' : 'yours']),
  )
}

/** Somebody else saved first: opened, theirs and yours, chosen line by line. */
export function StaleChoice({ who, ago, savedAt, openedAt, lines, chosen, onChoose }: Props) {
  const heads = { opened: copy.opened, theirs: `${who}, ${savedAt}`, yours: copy.yours }
  return (
    <>
      <Note kind="waits" title={copy.changedBy(who, ago)}>
        {copy.explained(openedAt)}
      </Note>
      <table className={`table ${css.table}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{heads.opened}</th>
            <th scope="col">{heads.theirs}</th>
            <th scope="col">{heads.yours}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line
              key={line.field}
              line={line}
              heads={heads}
              chosen={chosen[line.field]}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

type LineProps = {
  line: StaleLine
  /** On the phone each value has the head of its column above it. */
  heads: Record<Side | 'opened', string>
  chosen: Side | undefined
  onChoose: Props['onChoose']
}

function Line({ line, heads, chosen, onChoose }: LineProps) {
  const name = useId()
  const cell = (side: Side): ReactNode => {
    if (line.isShown) {
      return (
        <td data-head={heads[side]} className={css.same}>
          {side === 'yours' ? copy.notChangedByYou : line.theirs}
        </td>
      )
    }
    if (line.theirs === line.yours || (line.theirs === line.opened && line.yours === line.opened)) {
      return (
        <td data-head={heads[side]} className={css.same}>
          {line[side] === line.opened ? copy.same : line[side]}
        </td>
      )
    }
    const unchanged = side === 'yours' ? copy.notChangedByYou : copy.same
    const value = line[side] === line.opened ? unchanged : line[side]
    return (
      <td data-head={heads[side]} data-chosen={chosen === side || undefined} className={css.option}>
        <label className={`flex items-center cursor-pointer ${css.label}`}>
          <input
            type="radio"
            name={name}
            className={`flex-none bg-white field-frame ${css.radio}`}
            checked={chosen === side}
            onChange={() => onChoose(line.field, side)}
          />
          {value}
        </label>
      </td>
    )
  }
  return (
    <tr className={css.line}>
      <th scope="row">{line.label}</th>
      <td data-head={heads.opened} className={css.opened}>
        {line.opened}
      </td>
      {cell('theirs')}
      {cell('yours')}
    </tr>
  )
}
