import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { offers, verbs, waitingNote } from '#content/en/office/palette.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeFind } from '#contract/office/find.ts'
import { todayQuery } from '../services/academy-now.ts'
import { readingList } from '../services/queries.ts'
import { useSession } from '../services/session.ts'
import { matching, type PaletteEntry, usePalette } from '../ui/keyboard/palette-entries.ts'
import type { Screen } from './screens.ts'

export type Found = Pick<PaletteEntry, 'label' | 'note' | 'keys'> & ({ to: string } | { run: () => void })
export type Group = { name: 'do' | 'registrations' | 'people' | 'go'; entries: readonly Found[] }

const waitMilliseconds = 150

/** What the palette lists for what is typed: what can be done, the server's finds, and all screens. */
export function useFound(typed: string, screens: readonly Screen[]) {
  const { verb, rest, matched } = verbIn(typed)
  const q = useSettled(rest)
  const { data, isError, isFetching } = useQuery({
    ...readingList('GET /api/office/find', { query: { q } }),
    enabled: q.length > 1,
  })
  const offered = useOffers()
  const own = usePalette()
  const { may } = useSession()
  const found = q.length > 1 ? data : undefined
  const pages: Found[] = screens.map(({ title, path, key }) => ({
    label: title,
    to: path,
    ...(key && { keys: `g ${key}` }),
  }))
  const ownOf = (wanted: 'do' | 'go') => own.filter(({ group }) => group === wanted)
  const groups: Group[] = [
    {
      name: 'do',
      entries: [
        ...(verb && may[verb.permission] !== 'no' ? dialogsOf(verb, found) : []),
        ...matching<Found>([...ownOf('do'), ...offered.do], matched),
      ],
    },
    { name: 'registrations', entries: registrationsOf(found) },
    { name: 'people', entries: peopleOf(found) },
    { name: 'go', entries: matching<Found>([...ownOf('go'), ...pages, ...offered.go], matched) },
  ]
  return {
    groups: useDeferredValue(groups).filter(({ entries }) => entries.length > 0),
    isFailed: isError,
    isSearching: isFetching,
  }
}

type Verb = (typeof verbs)[number]

/** The verb that the first word begins, what is searched for, and what entries match. A single word may be a name. */
function verbIn(typed: string): { verb: Verb | undefined; rest: string; matched: string } {
  const [first = '', ...others] = typed.trim().toLowerCase().split(/\s+/)
  const rest = others.join(' ')
  const verb = rest && first.length > 2 ? verbs.find(({ word }) => word.startsWith(first)) : undefined
  return verb ? { verb, rest, matched: first } : { verb, rest: typed.trim(), matched: typed }
}

const dialogsShown = 3

function dialogsOf({ word, label }: Verb, found: OfficeFind | undefined): Found[] {
  return (found?.registrations ?? []).slice(0, dialogsShown).map(({ id, receiptNumber, name, items }) => ({
    label: label(name),
    note: [receiptNumber, ...items.map(itemLabel)].filter(Boolean).join(', '),
    to: `/registrations/${id}?do=${word}`,
  }))
}

/** On every screen; what the role cannot do is left out, because its screen would refuse it. */
function useOffers(): Record<'do' | 'go', Found[]> {
  const { may } = useSession()
  const { data } = useQuery(todayQuery)
  const allowed = (name: 'do' | 'go') =>
    offers[name]
      .filter(({ permission }) => !permission || may[permission] !== 'no')
      .map(({ label, to, count }): Found => {
        const waiting = count && data?.counts[count]
        return { label, to, ...(waiting && { note: waitingNote(waiting) }) }
      })
  return { do: allowed('do'), go: allowed('go') }
}

function registrationsOf(found: OfficeFind | undefined): Found[] {
  return (found?.registrations ?? []).map(({ id, receiptNumber, name, items, registeredAt }) => ({
    label: receiptNumber ? `${receiptNumber}  ${name}` : name,
    note: `${items.map(itemLabel).join(', ')}, ${dayAndTime(registeredAt, new Date())}`,
    to: `/registrations/${id}`,
  }))
}

function peopleOf(found: OfficeFind | undefined): Found[] {
  return (found?.people ?? []).map(({ id, name, email }) => ({
    label: name,
    note: email,
    to: `/people/${id}`,
  }))
}

/** What is typed, once the typing has paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
