import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emailsCopy as copy } from '#content/en/office/emails/awards-emails.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeEmail } from '#contract/office/emails.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading, readingList, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { type StatusKind, StatusWord } from '../../ui/status-word.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import css from './email-list.module.css'

type Props = {
  state: OfficeEmail['state'] | ''
  after: string
  before: string
  onTurn: (place: { after?: string; before?: string }) => void
}

const kinds: Record<OfficeEmail['state'], StatusKind> = {
  waiting: 'waits',
  'given-up': 'failed',
  sent: 'done',
}

export function EmailList({ state, after, before, onTurn }: Props) {
  const query = useQuery(readingList('GET /api/office/emails', { query: { state, after, before } }))
  const now = useAcademyNow()
  const [read, setRead] = useState<string | null>(null)
  return (
    <Loaded query={query}>
      {({ rows, counts, previous, next }) => (
        <>
          {counts.retryable > 0 && <RetryAll count={counts.retryable} />}
          <DataTable
            label={copy.label}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ subject }) => subject}
            columns={[
              {
                id: 'when',
                head: copy.when,
                cell: ({ createdAt }) => dayAndTime(createdAt, now),
                quiet: true,
              },
              { id: 'to', head: copy.to, cell: ({ to }) => to },
              {
                id: 'language',
                head: copy.language,
                cell: ({ language }) => language.toUpperCase(),
                quiet: true,
              },
              {
                id: 'subject',
                head: copy.subject,
                cell: ({ id, subject }) => <TextButton onClick={() => setRead(id)}>{subject}</TextButton>,
              },
              { id: 'state', head: copy.stateHead, cell: (email) => <State email={email} /> },
            ]}
            stack={(email) => ({
              title: <TextButton onClick={() => setRead(email.id)}>{email.subject}</TextButton>,
              second: email.to,
              third: dayAndTime(email.createdAt, now),
              status: <State email={email} />,
            })}
            pager={{
              span: '',
              newer: previous ? () => onTurn({ before: previous }) : undefined,
              older: next ? () => onTurn({ after: next }) : undefined,
            }}
            empty={<Empty title={copy.none} />}
          />
          {read && <EmailPanel id={read} onClose={() => setRead(null)} />}
        </>
      )}
    </Loaded>
  )
}

const State = ({ email: { state } }: { email: OfficeEmail }) => (
  <StatusWord kind={kinds[state]}>{copy.state[state]}</StatusWord>
)

function useRetry() {
  const change = useChange('emails')
  return {
    isPending: change.isPending,
    run: (id?: string) =>
      change.mutate(
        { call: 'POST /api/office/emails/retry', body: id ? { id } : {} },
        {
          onSuccess: ({ count }) => showToast({ text: copy.retried(count) }),
          onError: (error) => showToast({ text: sentenceOf(error) }),
        },
      ),
  }
}

function RetryAll({ count }: { count: number }) {
  const retry = useRetry()
  const mayRetry = useGrant('dates') === 'may'
  if (!mayRetry) return null
  return (
    <div>
      <Button kind="main" busy={retry.isPending} onClick={() => retry.run()}>
        {copy.retryAll(count)}
      </Button>
    </div>
  )
}

function EmailPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(reading('GET /api/office/emails/:id', { params: { id } }))
  const retry = useRetry()
  const mayRetry = useGrant('dates') === 'may'
  return (
    <Panel title={query.data?.subject ?? copy.label} onClose={onClose}>
      <Loaded query={query}>
        {({ to, state, lastError, attempts, canSendAgain, text, language }) => (
          <>
            <p>
              {to} <StatusWord kind={kinds[state]}>{copy.state[state]}</StatusWord> {copy.attempts(attempts)}
            </p>
            {lastError && (
              <Note kind="waits" title={copy.answered}>
                {lastError}
              </Note>
            )}
            {state === 'given-up' && canSendAgain && mayRetry && (
              <div>
                <Button kind="main" busy={retry.isPending} onClick={() => retry.run(id)}>
                  {copy.retry}
                </Button>
              </div>
            )}
            <pre className={css.text} lang={language}>
              {text}
            </pre>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
