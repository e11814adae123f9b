import { useQuery } from '@tanstack/react-query'
import { evaluationCopy as copy } from '#content/en/office/catalogue/classroom-people.ts'
import { longMonth } from '#content/en/office/times.ts'
import type { OfficeEvaluations } from '#contract/classroom/office-classroom.ts'
import { reading } from '../../services/queries.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import css from './lists.module.css'

type Evaluation = OfficeEvaluations['evaluations'][number]

/** By month: no person and no day is known. */
export function EvaluationsSection({ course }: { course: string }) {
  const query = useQuery(reading('GET /api/office/classroom/:course/evaluations', { params: { course } }))
  return (
    <Loaded query={query}>
      {({ evaluations }) => (
        <>
          <p className="note text-slate">{copy.note}</p>
          {evaluations.length === 0 && <Empty title={copy.none} />}
          {[...Map.groupBy(evaluations, ({ month }) => month)].map(([month, given]) => (
            <Month key={month} month={month} given={given} />
          ))}
        </>
      )}
    </Loaded>
  )
}

function Month({ month, given }: { month: string; given: readonly Evaluation[] }) {
  return (
    <Section title={longMonth(month)} note={copy.given(given.length)} line="below">
      <table className={`table ${css.figures}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{copy.average}</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(given[0]?.ratings ?? {}).map((item) => (
            <tr key={item}>
              <th scope="row">{copy.items[item] ?? item}</th>
              <td>{averageOf(given.map(({ ratings }) => ratings[item] ?? 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {given.map(({ monday, change }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an evaluation has no id that staff could see.
          <li key={index} className={`stack gap-4 line-below ${css.words}`}>
            <p>
              <span className="note text-slate">{copy.monday}</span> {monday}
            </p>
            {change && (
              <p>
                <span className="note text-slate">{copy.change}</span> {change}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function averageOf(ratings: readonly number[]): string {
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1)
}
