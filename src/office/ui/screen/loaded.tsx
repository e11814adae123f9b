import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { timeOf } from '#content/en/office/times.ts'
import { Note } from '../note.tsx'
import { NotFound } from './not-found.tsx'
import { ScreenBody, ScreenHead } from './screen-head.tsx'
import { Failed, Loading } from './states.tsx'

type Props<Data> = {
  query: UseQueryResult<Data, Error>
  /** Where the data brings the heading of the screen: the one to show when it did not load. */
  screen?: string
  children: (data: Data) => ReactNode
}

const statusOf = (error: Error) => ('status' in error ? error.status : undefined)

/** Shows what a query has: hairlines, the data, or a sentence. Data that could not be refreshed stays, with its age. */
export function Loaded<Data>({ query, screen, children }: Props<Data>) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = query
  if (data === undefined)
    return error ? <NotLoaded error={error} screen={screen} onRetry={refetch} /> : <Loading />
  return (
    <>
      {error && !isFetching && (
        <Failed sentence={error.message} shownFrom={timeOf(new Date(dataUpdatedAt))} onRetry={refetch} />
      )}
      {children(data)}
    </>
  )
}

type NotLoadedProps = { error: Error; screen: string | undefined; onRetry: () => void }

function NotLoaded({ error, screen, onRetry }: NotLoadedProps) {
  if (statusOf(error) === 404) return <NotFound />
  const reason =
    statusOf(error) === 403 ? (
      <Note kind="role" title={error.message} />
    ) : (
      <Failed sentence={error.message} onRetry={onRetry} />
    )
  if (screen === undefined) return reason
  return (
    <>
      <ScreenHead title={screen} />
      <ScreenBody>{reason}</ScreenBody>
    </>
  )
}
