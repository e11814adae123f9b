import { useState } from 'react'
import { historyCopy as copy } from '#content/en/office/catalogue.ts'
import { dayAndTime, shortDay } from '#content/en/office/times.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { dayOf } from '#domain/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { ChangeList } from './changes.tsx'
import css from './history.module.css'
import { changedLeaves, type Data } from './leaves.ts'
import type { EntryEditor } from './use-entry.ts'

type Version = OfficeEntry['versions'][number]
type Asked = { what: 'compare' | 'take back'; version: Version } | null

/** Every published state, newest first, with who and when. */
export function History({ editor, mayPublish }: { editor: EntryEditor; mayPublish: boolean }) {
  const versions = editor.entry?.versions ?? []
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  return (
    <Section title={copy.title} note={versions.length > 0 && copy.versions(versions.length)} line="above">
      {versions.length === 0 && <p className={css.quiet}>{copy.none}</p>}
      <ol>
        {versions.map((version, index) => (
          <Row
            key={version.version}
            editor={editor}
            version={version}
            before={versions[index + 1]}
            mayPublish={mayPublish}
            onAsk={setAsked}
          />
        ))}
      </ol>
      {asked?.what === 'compare' && <Compare editor={editor} version={asked.version} onClose={close} />}
      {asked?.what === 'take back' && (
        <ChangeDialog
          title={copy.takeBackTitle(asked.version.version)}
          happens={copy.takeBackHappens}
          submit={copy.takeBackSubmit}
          leave={copy.takeBackLeave}
          run={() => editor.takeBack(asked.version.version).then(() => copy.takenBack)}
          onClose={close}
        />
      )}
    </Section>
  )
}

type RowProps = {
  editor: EntryEditor
  version: Version
  before: Version | undefined
  mayPublish: boolean
  onAsk: (asked: Asked) => void
}

function Row({ editor, version, before, mayPublish, onAsk }: RowProps) {
  const now = useAcademyNow()
  const { state, source, by, publishedAt, holdsFrom } = version
  const changed = before ? changedLeaves(editor.leaves, before.data, version.data) : []
  const mayTakeBack = mayPublish && source === 'staff' && (state === 'current' || state === 'scheduled')
  const holds =
    state === 'scheduled' && holdsFrom && copy.from(shortDay(dayOf(new Date(holdsFrom)), dayOf(now)))
  return (
    <li className={css.row}>
      <span className={css.when}>{source === 'release' ? '–' : dayAndTime(publishedAt, now)}</span>
      <span className={css.what}>
        {[before ? namesOf(changed) : copy.first, by ?? copy.release].filter(Boolean).join(', ')}{' '}
        <span className={css.quiet}>{holds || copy.states[state]}</span>
      </span>
      <span className={css.links}>
        <TextButton onClick={() => onAsk({ what: 'compare', version })}>{copy.compare}</TextButton>
        {state !== 'current' && (
          <TextButton
            onClick={() => {
              editor.type(version.data as Data)
              showToast({ text: copy.asDraftDone })
            }}
          >
            {copy.asDraft}
          </TextButton>
        )}
        {mayTakeBack && (
          <TextButton onClick={() => onAsk({ what: 'take back', version })}>{copy.takeBack}</TextButton>
        )}
      </span>
    </li>
  )
}

/** 'Question, English; Answer, English' */
const namesOf = (leaves: readonly { label: string }[]) =>
  leaves.length > 3 ? `${leaves.length} fields` : leaves.map(({ label }) => label).join('; ')

type CompareProps = { editor: EntryEditor; version: Version; onClose: () => void }

function Compare({ editor, version, onClose }: CompareProps) {
  const current = editor.entry?.data
  const changed = changedLeaves(editor.leaves, version.data, current)
  return (
    <Dialog
      title={copy.compareTitle(version.version)}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{copy.close}</Button>}
    >
      {changed.length === 0 && <p>{copy.same}</p>}
      <ChangeList leaves={changed} before={version.data} after={current} />
    </Dialog>
  )
}
