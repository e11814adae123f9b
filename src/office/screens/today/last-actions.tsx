import { actionSentence } from '#content/en/office/record/action-sentence.ts'
import { todayCopy as copy, sinceOf } from '#content/en/office/today.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useGrant } from '../../services/session.ts'
import { Sentence } from '../../ui/record/sentence.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './last-actions.module.css'

export function LastActions({ actions, now }: { actions: OfficeToday['actions']; now: Date }) {
  const maySeeRecord = useGrant('staff') !== 'no'
  return (
    <Section
      title={copy.actions}
      aside={maySeeRecord && <TextLink to="/record">{copy.record}</TextLink>}
      line="above"
    >
      {actions.length === 0 ? (
        <Empty title={copy.noActions} />
      ) : (
        <ol>
          {actions.map(({ id, at, who, action, names }) => (
            <li key={id} className={`stack items-baseline gap-8 line-below ${css.row}`}>
              <span className="text-note text-slate">{sinceOf(at, now)}</span>
              <span className={css.what}>
                <strong>{who ?? copy.commandLine}</strong>{' '}
                <Sentence parts={actionSentence(action, { names, today: dayOf(now) })} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
