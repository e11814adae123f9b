import { type RefObject, useId } from 'react'
import { timeOf } from '#content/en/office/times.ts'
import { todayCopy as copy, needTime, needWords } from '#content/en/office/today.ts'
import type { OfficeNeed, OfficeToday } from '#contract/office/today.ts'
import { useGrant } from '../../services/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { KeyHints } from '../../ui/keyboard/key-cap.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { useRowFocus } from '../../ui/table/use-row-focus.ts'
import { needAddress, needId } from './need-address.ts'
import css from './needs.module.css'

type Props = { needs: readonly OfficeNeed[]; reconciliation: OfficeToday['reconciliation']; now: Date }

/** What has gone wrong, unlike what only waits. */
const failures: readonly OfficeNeed['kind'][] = [
  'refund-failed',
  'payment-overdue',
  'disagreement',
  'page-failed',
]

export function NeedsSection({ needs, reconciliation, now }: Props) {
  return (
    <Section
      title={copy.needs}
      note={needs.length > 0 && copy.needsNote(needs.length)}
      aside={
        needs.length > 0 && (
          <div className={css.hints}>
            <KeyHints
              hints={[
                { keys: 'j k', says: copy.move },
                { keys: 'enter', says: copy.open },
              ]}
            />
          </div>
        )
      }
      line="above"
    >
      {needs.length > 0 ? (
        <NeedRows needs={needs} now={now} />
      ) : (
        <Empty title={copy.nothing}>
          {copy.lastLooked(timeOf(now))} {reconciliation?.found === 0 && copy.nightFoundNothing}
        </Empty>
      )}
    </Section>
  )
}

function NeedRows({ needs, now }: Pick<Props, 'needs' | 'now'>) {
  const focus = useRowFocus({ rows: needs, idOf: needId, addressOf: needAddress, selection: undefined })
  return (
    <ul ref={focus.body as RefObject<HTMLUListElement | null>}>
      {needs.map((need, index) => (
        <NeedRow
          key={needId(need)}
          need={need}
          now={now}
          index={index}
          isCurrent={index === focus.current}
          onFocus={() => focus.setCurrent(index)}
        />
      ))}
    </ul>
  )
}

type RowProps = { need: OfficeNeed; now: Date; index: number; isCurrent: boolean; onFocus: () => void }

function NeedRow({ need, now, index, isCurrent, onFocus }: RowProps) {
  const { title, note, action, amount } = needWords(need, now)
  const mayExtend = useGrant('dates') === 'may'
  const titleId = useId()
  const address = needAddress(need)
  return (
    <li
      className={`stack items-center line-above ${css.row}`}
      data-row={index}
      data-current={isCurrent || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <p
        className={css.time}
        data-kind={need.until ? 'ends' : failures.includes(need.kind) ? 'failed' : undefined}
      >
        {needTime(need, now)}
      </p>
      <div className={css.words} id={titleId}>
        <p className="font-medium">{title}</p>
        <p className={`note text-slate ${css.note}`}>{note}</p>
      </div>
      <p>{amount}</p>
      <div className={css.action}>
        <LinkButton to={address} kind={isCurrent ? 'main' : 'plain'} size="small" describedBy={titleId}>
          {need.kind === 'offer-ends' && !mayExtend ? copy.seeList : action}
        </LinkButton>
      </div>
    </li>
  )
}
