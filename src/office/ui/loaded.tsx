import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { timeOf } from '#content/en/office/times.ts'
import { NotFound } from './not-found.tsx'
import { Note } from './note.tsx'
import { Failed, Loading } from './states.tsx'

type Props<Data> = {
  query: UseQueryResult<Data, Error>
  children: (data: Data) => ReactNode
}

const statusOf = (error: Error) => ('status' in error ? error.status : undefined)

/** Shows what a query has: hairlines, the data, or a sentence. Data that could not be refreshed stays, with its age. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = query
  if (data === undefined) return error ? <NotLoaded error={error} onRetry={refetch} /> : <Loading />
  return (
    <>
      {error && !isFetching && (
        <Failed sentence={error.message} shownFrom={timeOf(new Date(dataUpdatedAt))} onRetry={refetch} />
      )}
      {children(data)}
    </>
  )
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (statusOf(error) === 403) return <Note kind="role" title={error.message} />
  if (statusOf(error) === 404) return <NotFound />
  return <Failed sentence={error.message} onRetry={onRetry} />
}
