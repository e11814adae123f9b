import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Copy } from '#content/en/ask.ts'
import type { AskResult } from '#contract/ask.ts'
import type { Language } from '#domain/people/language.ts'
import { useNavigate } from '../../router/router.tsx'
import { ArrowIcon } from '../../ui/arrow-icon.tsx'
import styles from './ask-panel.module.css'
import { Examples, KeyHints } from './question-hints.tsx'
import { groupsOf, ResultList } from './result-list.tsx'
import { SearchIcon } from './search-icon.tsx'
import { Trouble } from './trouble.tsx'
import { useResults } from './use-results.ts'

type QuestionFieldProps = {
  copy: Copy
  language: Language
  typed: string
  onType: (typed: string) => void
  onAsk: (question: string) => void
  onClose: () => void
}

/** A combobox: arrow keys choose a result, Enter opens it or asks what is typed. */
export function QuestionField({ copy, language, typed, onType, onAsk, onClose }: QuestionFieldProps) {
  const id = useId()
  const listId = `${id}-list`
  const navigate = useNavigate()
  const { results, failure, retry } = useResults(typed, language)
  const shown = groupsOf(results).flatMap(({ results }) => results)
  const isListed = shown.length > 0
  const openResult = ({ kind, title, href }: AskResult) => {
    if (kind === 'question') return onAsk(title)
    onClose()
    navigate(href)
  }
  const question = typed.trim()
  const askTyped = () => question && onAsk(question)
  const { active, onKeyDown } = useChoice(results, shown.length, (index) => {
    const chosen = shown[index]
    if (chosen) openResult(chosen)
    else askTyped()
  })

  return (
    <div className={`page stack gap-6 ${styles.body}`}>
      <div className={`flex items-center gap-4 ${styles.field}`}>
        <SearchIcon size={38} />
        <QuestionInput {...{ copy, listId, isListed, active, typed, onType, onKeyDown }} />
      </div>
      <p role="status" className="visually-hidden">
        {results && (isListed ? copy.found(shown.length) : copy.nothingFound)}
      </p>
      {failure !== undefined && <Trouble copy={copy} failure={failure} isSearching onRetry={retry} />}
      <ResultList
        copy={copy}
        id={listId}
        typed={typed}
        results={results ?? []}
        active={active}
        onOpen={openResult}
      />
      {question === '' ? (
        <Examples copy={copy} onAsk={onAsk} />
      ) : (
        <AskTyped copy={copy} question={question} onAsk={askTyped} />
      )}
    </div>
  )
}

function AskTyped({ copy, question, onAsk }: { copy: Copy; question: string; onAsk: () => void }) {
  return (
    <div className={`row items-center justify-between line-above row ${styles.foot}`}>
      <KeyHints copy={copy} />
      <button type="button" className={styles.askThis} onClick={onAsk}>
        <span>{copy.askThis(question)}</span>
        <ArrowIcon to="right" />
      </button>
    </div>
  )
}

type QuestionInputProps = {
  copy: Copy
  listId: string
  isListed: boolean
  active: number
  typed: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function QuestionInput({ copy, listId, isListed, active, typed, onType, onKeyDown }: QuestionInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  return (
    <input
      ref={input}
      className={`min-w-0 serif leading-item flex-1 serif ${styles.input}`}
      type="text"
      role="combobox"
      aria-label={copy.field}
      aria-expanded={isListed}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={500}
      placeholder={copy.placeholder}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** The chosen result, by its index; -1 for none. New results start without a choice. */
function useChoice(results: unknown, count: number, onEnter: (index: number) => void) {
  const [active, setActive] = useState(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for new results.
  useEffect(() => setActive(-1), [results])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      // One place more than results: beyond the last one comes the field itself.
      setActive((current) => ((current + 1 + step + count + 1) % (count + 1)) - 1)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onEnter(active)
    }
  }
  return { active, onKeyDown }
}
