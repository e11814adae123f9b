import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { liveCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeClassroom } from '#contract/classroom/office-classroom.ts'
import { useMayTeach } from '../../entries/use-entry.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading, useChange } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Panel } from '../../ui/dialog/dialog.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import css from './lists.module.css'
import { type Live, LiveDialog } from './live-dialog.tsx'

type Opened = { what: 'change' | 'remove' | 'joins'; live: Live } | { what: 'add' }

/** Live sessions of a course, with who joined. */
export function LiveSection({ classroom: { course, live } }: { classroom: OfficeClassroom }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayDraft = useMayTeach(course)
  const close = () => setOpened(null)
  useKeys(mayDraft ? [{ key: 'a', says: copy.add, run: () => setOpened({ what: 'add' }) }] : [])
  return (
    <>
      {mayDraft && (
        <div>
          <Button kind="main" hint="a" onClick={() => setOpened({ what: 'add' })}>
            {copy.add}
          </Button>
        </div>
      )}
      {live.length === 0 && <Empty title={copy.none} />}
      <ul>
        {live.map((session) => (
          <SessionRow
            key={session.id}
            live={session}
            mayChange={mayDraft}
            onOpen={(what) => setOpened({ what, live: session })}
          />
        ))}
      </ul>
      {opened?.what === 'add' && <LiveDialog course={course} live={null} onClose={close} />}
      {opened?.what === 'change' && <LiveDialog course={course} live={opened.live} onClose={close} />}
      {opened?.what === 'remove' && <RemoveDialog course={course} live={opened.live} onClose={close} />}
      {opened?.what === 'joins' && <JoinsPanel course={course} live={opened.live} onClose={close} />}
    </>
  )
}

type RowProps = { live: Live; mayChange: boolean; onOpen: (what: 'change' | 'remove' | 'joins') => void }

function SessionRow({ live, mayChange, onOpen }: RowProps) {
  const now = useAcademyNow()
  const name = <span className="only-read"> {copy.changeOf(live.title.en)}</span>
  return (
    <li className={css.session}>
      <div className={css.sessionWords}>
        <p>
          <strong>{live.title.en}</strong> <span className="note text-slate">{live.speaker}</span>
        </p>
        <p>
          {dayAndTime(live.startsAt, now)}, {copy.minutesOf(live.minutes)}
        </p>
        <p className="note text-slate">
          {copy.joined(live.joined, live.recorded)}
          {live.required && ` · ${copy.requiredMark}`}
          {live.recording && (
            <>
              {' · '}
              <a href={live.recording}>{copy.recorded}</a>
            </>
          )}
        </p>
      </div>
      <span className={`row ${css.verbs}`}>
        <TextButton onClick={() => onOpen('joins')}>
          {copy.who}
          <span className="only-read"> {copy.whoOf(live.title.en)}</span>
        </TextButton>
        {mayChange && (
          <>
            <TextButton onClick={() => onOpen('change')}>
              {copy.change}
              {name}
            </TextButton>
            <TextButton onClick={() => onOpen('remove')}>
              {copy.remove}
              {name}
            </TextButton>
          </>
        )}
      </span>
    </li>
  )
}

type DialogProps = { course: string; live: Live; onClose: () => void }

function RemoveDialog({ course, live, onClose }: DialogProps) {
  const change = useChange('classroom')
  return (
    <ChangeDialog
      title={copy.removeTitle}
      lead={live.title.en}
      happens={[{ title: copy.removeHappens }]}
      submit={copy.removeSubmit}
      leave={copy.removeKeep}
      run={async () => {
        await change.mutateAsync({
          call: 'DELETE /api/office/classroom/:course/live/:id',
          params: { course, id: live.id },
        })
        return copy.removed
      }}
      onClose={onClose}
    />
  )
}

function JoinsPanel({ course, live, onClose }: DialogProps) {
  const query = useQuery(
    reading('GET /api/office/classroom/:course/live/:id/joins', { params: { course, id: live.id } }),
  )
  const now = useAcademyNow()
  return (
    <Panel title={live.title.en} onClose={onClose}>
      <Loaded query={query}>
        {({ people }) => (
          <>
            {people.length === 0 && <Empty title={copy.nobody} />}
            <ul>
              {people.map(({ id, name, joinedAt, recorded }) => (
                <li key={id} className={css.session}>
                  <span className={css.sessionWords}>
                    <TextLink to={`/people/${id}`}>{name}</TextLink>
                  </span>
                  <span className="note text-slate">
                    {dayAndTime(joinedAt, now)}, {recorded ? copy.byRecording : copy.live}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <Button onClick={onClose}>{copy.close}</Button>
    </Panel>
  )
}
