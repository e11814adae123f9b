import { useQuery } from '@tanstack/react-query'
import { askedCopy as copy } from '#content/en/office/emails/awards-emails.ts'
import { shortDay } from '#content/en/office/times.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading } from '../../services/queries.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import css from './question-list.module.css'

/** What visitors typed into Ask, so that staff see what the pages lack. */
export function AskedList() {
  const query = useQuery(reading('GET /api/office/questions/asked'))
  const today = dayOf(useAcademyNow())
  return (
    <Loaded query={query}>
      {({ questions }) =>
        questions.length === 0 ? (
          <Empty title={copy.none} />
        ) : (
          <>
            <p className="text-note text-slate">{copy.note}</p>
            <ul>
              {questions.map(({ question, language, answer, times, notHelpful, last }) => (
                <li
                  key={`${question} ${language} ${answer}`}
                  className={`row items-start py-12 line-below ${css.question}`}
                >
                  <div className={css.words}>
                    <p lang={language}>{question}</p>
                    <p className="text-note text-slate">
                      {[
                        language.toUpperCase(),
                        copy.times(times),
                        copy.last(shortDay(last, today)),
                        ...(notHelpful > 0 ? [copy.notHelpful(notHelpful)] : []),
                      ].join(', ')}
                    </p>
                  </div>
                  <StatusWord kind={answer === 'unknown' ? 'waits' : 'over'}>
                    {copy.answer[answer]}
                  </StatusWord>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  )
}
