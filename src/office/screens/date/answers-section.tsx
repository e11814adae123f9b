import { answersCopy as copy } from '#content/en/office/registrations/dates.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeAsked } from '#contract/dates/office-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import { Section } from '../../ui/screen/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './waiting-section.module.css'

/** What the registrants of a canceled date chose. */
export function AnswersSection({ asked, today }: { asked: readonly OfficeAsked[]; today: Day }) {
  const open = asked.filter(({ answer }) => answer === null).length
  return (
    <Section title={copy.title} note={copy.note(asked.length - open, asked.length)} line="above">
      <ol>
        {asked.map((person) => (
          <li key={person.registrationId} className={`row justify-between line-below ${css.answer}`}>
            <p className={css.words}>
              <TextLink to={`/registrations/${person.registrationId}`}>{person.name}</TextLink>
              <span className={css.note}>{person.email}</span>
            </p>
            <span>{said(person, today)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function said({ answer, lastDay, chosen }: OfficeAsked, today: Day): string {
  if (answer === null) return copy.open(shortDay(lastDay, today))
  if (answer === 'date' && chosen !== null) return copy.chosen(shortDay(chosen, today))
  return copy.answers[answer]
}
