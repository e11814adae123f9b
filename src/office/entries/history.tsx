import { useState } from 'react'
import { historyCopy as copy } from '#content/en/office/catalogue/entries.ts'
import { dayAndTime, shortDay } from '#content/en/office/times.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../services/academy-now.ts'
import { Button } from '../ui/button.tsx'
import { ChangeDialog } from '../ui/dialog/change-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Section } from '../ui/screen/section.tsx'
import { showToast } from '../ui/screen/toasts.tsx'
import { TextButton } from '../ui/text-link.tsx'
import { ChangeList } from './changes.tsx'
import css from './history.module.css'
import { changedLeaves, type Data, tidy } from './leaves.ts'
import { type EntryEditor, useEntryGrant } from './use-entry.ts'

type Version = OfficeEntry['versions'][number]
const mayHold = ({ state }: Version) => state !== 'taken back' && state !== 'offered'

type Asked = { what: 'compare' | 'take back'; version: Version } | null

type Props = {
  editor: EntryEditor
  /** Only the newest ones. */
  most?: number
}

/** Every published state, newest first, with who and when. */
export function History({ editor, most }: Props) {
  const grant = useEntryGrant(editor.kind, editor.key)
  const versions = editor.entry?.versions ?? []
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  return (
    <Section title={copy.title} note={versions.length > 0 && copy.versions(versions.length)} line="above">
      {versions.length === 0 && <p className="text-note text-slate">{copy.none}</p>}
      <ol>
        {versions.slice(0, most).map((version, index) => (
          <Row
            key={version.version}
            editor={editor}
            version={version}
            before={versions[index + 1]}
            grant={grant}
            onAsk={setAsked}
          />
        ))}
      </ol>
      {asked?.what === 'compare' && <Compare editor={editor} version={asked.version} onClose={close} />}
      {asked?.what === 'take back' && (
        <ChangeDialog
          title={copy.takeBackTitle(asked.version.version)}
          happens={[
            {
              title: versions.filter(mayHold).length === 1 ? copy.takeBackGone : copy.takeBackShown,
              note: copy.takeBackSoon,
            },
            { title: copy.takeBackKept },
          ]}
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
  grant: ReturnType<typeof useEntryGrant>
  onAsk: (asked: Asked) => void
}

function Row({ editor, version, before, grant, onAsk }: RowProps) {
  const now = useAcademyNow()
  const { state, source, by, publishedAt, holdsFrom } = version
  const changed = before ? changedLeaves(editor.leaves, before.data, version.data) : []
  const mayTakeBack = grant === 'may' && source === 'staff' && mayHold(version)
  const holds =
    state === 'scheduled' && holdsFrom && copy.from(shortDay(dayOf(new Date(holdsFrom)), dayOf(now)))
  return (
    <li className={`row items-baseline line-below ${css.row}`}>
      <span className={`flex-none text-slate ${css.when}`}>
        {source === 'release' ? '–' : dayAndTime(publishedAt, now)}
      </span>
      <span className={css.what}>
        {[before ? namesOf(changed) : copy.first, by ?? copy.release].filter(Boolean).join(', ')}{' '}
        <span className="text-note text-slate">{holds || copy.states[state]}</span>
      </span>
      <span className="flex gap-14">
        {state !== 'current' && (
          <Verb version={version} says={copy.compare} run={() => onAsk({ what: 'compare', version })} />
        )}
        {grant !== 'no' && state !== 'current' && (
          <Verb
            version={version}
            says={copy.asDraft}
            run={() => {
              editor.type(version.data as Data)
              showToast({ text: copy.asDraftDone(version.version) })
            }}
          />
        )}
        {mayTakeBack && (
          <Verb version={version} says={copy.takeBack} run={() => onAsk({ what: 'take back', version })} />
        )}
      </span>
    </li>
  )
}

function Verb({ version, says, run }: { version: Version; says: string; run: () => void }) {
  return (
    <TextButton onClick={run}>
      {says}
      <span className="only-read"> {copy.ofVersion(version.version)}</span>
    </TextButton>
  )
}

/** 'Question, English; Answer, English' */
const namesOf = (leaves: readonly { label: string }[]) =>
  leaves.length > 3 ? copy.fields(leaves.length) : leaves.map(({ label }) => label).join('; ')

type CompareProps = { editor: EntryEditor; version: Version; onClose: () => void }

function Compare({ editor, version, onClose }: CompareProps) {
  const then = tidy(editor.form, version.data as Data)
  const current = editor.shown
  const changed = changedLeaves(editor.leaves, then, current)
  return (
    <Dialog
      title={copy.compareTitle(version.version)}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{copy.close}</Button>}
    >
      {changed.length === 0 && <p>{copy.same}</p>}
      <ChangeList leaves={changed} before={then} after={current} />
    </Dialog>
  )
}
