import { useState } from 'react'
import { staleEntryCopy as copy } from '#content/en/office/classroom.ts'
import { agoOf, timeOf } from '#content/en/office/times.ts'
import type { Change } from '#contract/office/refusals.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { Refusal, sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { firstChoice, StaleChoice, type StaleLine } from '../../ui/stale-choice.tsx'
import { pathWords, shortValue } from './entry-words.ts'
import type { Stale } from './use-entry.ts'

type Props<Data> = { stale: Stale<Data>; yours: Data; onSettle: (chosen: Data) => void }

/** Somebody else saved the entry first. What was typed stays; the person chooses field by field. */
export function StaleEntry<Data>({ stale, yours, onSettle }: Props<Data>) {
  const [openedAt] = useState(() => new Date())
  const now = useAcademyNow()
  const lines = linesOf(stale, yours)
  const [chosen, setChosen] = useState(() => firstChoice(lines))
  const change = (stale.error instanceof Refusal ? stale.error.facts.change : null) as Change | null
  const mine = () => {
    const own = fieldsApart(stale.theirs, yours).filter(({ path }) => chosen[path] === 'yours')
    onSettle(own.reduce((data, { path, after }) => withValue(data, path, after), stale.theirs))
  }
  return (
    <Dialog
      title={copy.title}
      onClose={() => onSettle(stale.theirs)}
      onSubmit={mine}
      buttons={
        <>
          <Button onClick={() => onSettle(stale.theirs)}>{copy.keep}</Button>
          <Button kind="main" type="submit" hint="mod+enter">
            {copy.submit}
          </Button>
        </>
      }
    >
      {change ? (
        <StaleChoice
          who={change.by}
          ago={agoOf(change.at, now)}
          savedAt={timeOf(change.at)}
          openedAt={timeOf(openedAt)}
          lines={lines}
          chosen={chosen}
          onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
        />
      ) : (
        <Note kind="waits" title={sentenceOf(stale.error)} />
      )}
    </Dialog>
  )
}

function linesOf<Data>({ opened, theirs }: Stale<Data>, yours: Data): StaleLine[] {
  return fieldsApart(theirs, yours).map(({ path, before, after }) => ({
    field: path,
    label: pathWords(path),
    opened: shortValue(valueAt(opened, path)),
    theirs: shortValue(before),
    yours: shortValue(after),
  }))
}

type Apart = { path: string; before: unknown; after: unknown }

/** Lists are chosen as a whole: half of two orders would be a third one. */
function fieldsApart(before: unknown, after: unknown, path = ''): Apart[] {
  if (!isRecord(before) || !isRecord(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => fieldsApart(before[key], after[key], path ? `${path}.${key}` : key))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], data)
}

function withValue<Data>(data: Data, path: string, value: unknown): Data {
  const [key = '', ...rest] = path.split('.')
  const node = { ...data } as Record<string, unknown>
  node[key] = rest.length === 0 ? value : withValue(node[key], rest.join('.'), value)
  return node as Data
}
