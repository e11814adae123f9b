import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { itemLabel } from '#content/en/office/items.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeFind } from '#contract/office/find.ts'
import { get } from '../services/api.ts'
import { queryOf } from '../services/search-params.ts'
import { matching, type PaletteEntry, usePalette } from '../ui/palette-entries.ts'
import type { Screen } from './screens.ts'

export type Found = Pick<PaletteEntry, 'label' | 'note' | 'keys'> & ({ to: string } | { run: () => void })
export type Group = { name: 'do' | 'registrations' | 'people' | 'go'; entries: readonly Found[] }

const waitMilliseconds = 150

/** What the palette lists for what is typed: this screen's entries, the server's finds, and all screens. */
export function useFound(typed: string, screens: readonly Screen[]) {
  const q = useSettled(typed.trim())
  const { data, isError, isFetching } = useQuery({
    queryKey: ['find', q],
    queryFn: ({ signal }) => get<OfficeFind>(`/find${queryOf({ q })}`, { signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const own = matching(usePalette(), typed)
  const pages: Found[] = screens.map(({ title, path, key }) => ({
    label: title,
    to: path,
    ...(key && { keys: `g ${key}` }),
  }))
  const found = q.length > 1 ? data : undefined
  const groups: Group[] = [
    { name: 'do', entries: own.filter(({ group }) => group === 'do') },
    { name: 'registrations', entries: registrationsOf(found) },
    { name: 'people', entries: peopleOf(found) },
    { name: 'go', entries: [...own.filter(({ group }) => group === 'go'), ...matching(pages, typed)] },
  ]
  return {
    groups: useDeferredValue(groups).filter(({ entries }) => entries.length > 0),
    isFailed: isError,
    isSearching: isFetching,
  }
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
