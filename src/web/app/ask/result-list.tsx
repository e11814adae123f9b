import type { Copy } from '#content/en/ask.ts'
import type { AskResult } from '#contract/ask.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { Marked } from './marked.tsx'
import styles from './result-list.module.css'

type GroupName = keyof Copy['groups']

const groupOf: Record<AskResult['kind'], GroupName> = {
  question: 'answers',
  course: 'courses',
  date: 'courses',
  page: 'pages',
  article: 'pages',
  term: 'pages',
  film: 'pages',
}
const groupNames: readonly GroupName[] = ['answers', 'courses', 'pages']

/** In the order in which the list shows them, so that the arrow keys follow it. */
export function groupsOf(results: readonly AskResult[] = []) {
  return groupNames
    .map((name) => ({ name, results: results.filter(({ kind }) => groupOf[kind] === name) }))
    .filter((group) => group.results.length > 0)
}

type ResultListProps = {
  copy: Copy
  id: string
  typed: string
  results: readonly AskResult[]
  active: number
  onOpen: (result: AskResult) => void
}

export function ResultList({ copy, id, typed, results, active, onOpen }: ResultListProps) {
  const groups = groupsOf(results)
  const flat = groups.flatMap(({ results }) => results)
  return (
    <div id={id} role="listbox" aria-label={copy.label} className={styles.results} hidden={flat.length === 0}>
      {groups.map(({ name, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options.
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles[name]}>
          <p id={`${id}-${name}`} className={styles.groupTitle}>
            {copy.groups[name]}
          </p>
          {results.map((result) => {
            const index = flat.indexOf(result)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys.
              <div
                key={`${result.href} ${result.title}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                onClick={() => onOpen(result)}
              >
                <Result copy={copy} typed={typed} result={result} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Result({ copy, typed, result }: { copy: Copy; typed: string; result: AskResult }) {
  const { title, detail, seats } = result
  return (
    <>
      <span>
        <span className={styles.optionTitle}>
          <Marked text={title} typed={typed} />
        </span>
        <span className={styles.detail}>
          {seats ? (
            <NoBreaks>{copy.seatsLeft(detail, seats.left, seats.spots)}</NoBreaks>
          ) : (
            <Marked text={detail} typed={typed} />
          )}
        </span>
      </span>
      {seats && <SeatCircles {...seats} />}
    </>
  )
}

/** A filled circle is a free seat. The text next to it says the same. */
function SeatCircles({ left, spots }: { left: number; spots: number }) {
  const width = spots * 17
  return (
    <svg width={width} height="14" viewBox={`0 0 ${width} 14`} stroke="currentColor" aria-hidden="true">
      {Array.from({ length: spots }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no id.
        <circle key={seat} cx={7 + seat * 17} cy="7" r="6" fill={seat < left ? 'currentColor' : 'none'} />
      ))}
    </svg>
  )
}
