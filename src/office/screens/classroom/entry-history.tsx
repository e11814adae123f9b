import { useState } from 'react'
import { editingCopy as copy, takeBackCopy } from '#content/en/office/classroom.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toasts.tsx'
import css from './entry.module.css'
import type { Editing } from './use-entry.ts'

type Version = OfficeEntry['versions'][number]
type Props<Data> = { editing: Editing<Data>; mayDraft: boolean; mayPublish: boolean }

/** Every version with who and when. One can be taken back, or become the draft again. */
export function EntryHistory<Data>({ editing, mayDraft, mayPublish }: Props<Data>) {
  const { versions, revision } = editing.entry
  const [taking, setTaking] = useState<Version | null>(null)
  const now = useAcademyNow()
  const reuse = ({ version, data }: Version) => {
    editing.change(data as Data)
    showToast({ text: copy.asDraftDone(version) })
  }
  return (
    <Section title={copy.history} note={copy.versions(versions.length)} line="above">
      {versions.length === 0 && <p className={css.quiet}>{copy.noVersions}</p>}
      <ul>
        {versions.map((version) => (
          <li key={version.version} className={css.version}>
            <span className={css.quiet}>{dayAndTime(version.publishedAt, now)}</span>
            <span>
              {copy.version(version.version, version.by ?? copy.release)}{' '}
              <span className={css.quiet}>{copy.states[version.state]}</span>
            </span>
            <span className={css.verbs}>
              {mayDraft && version.state !== 'current' && (
                <TextButton onClick={() => reuse(version)}>
                  {copy.asDraft}
                  <span className="only-read"> {copy.ofVersion(version.version)}</span>
                </TextButton>
              )}
              {mayPublish && mayEnd(version) && (
                <TextButton onClick={() => setTaking(version)}>
                  {copy.takeBack}
                  <span className="only-read"> {copy.ofVersion(version.version)}</span>
                </TextButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {taking && (
        <TakeBackDialog
          path={editing.path}
          revision={revision}
          version={taking}
          isOnly={versions.filter(mayHold).length === 1}
          onClose={() => setTaking(null)}
        />
      )}
    </Section>
  )
}

const mayHold = ({ state }: Version) => state !== 'taken back' && state !== 'offered'
const mayEnd = (version: Version) => version.source === 'staff' && mayHold(version)

type TakeBackProps = {
  path: string
  revision: number
  version: Version
  isOnly: boolean
  onClose: () => void
}

function TakeBackDialog({ path, revision, version: { version }, isOnly, onClose }: TakeBackProps) {
  const change = useChange('catalogue', 'classroom')
  return (
    <ChangeDialog
      title={takeBackCopy.title(version)}
      happens={[{ title: isOnly ? takeBackCopy.gone : takeBackCopy.before }]}
      submit={takeBackCopy.submit}
      leave={takeBackCopy.keep}
      run={async () => {
        await change.mutateAsync({ path: `${path}/take-back`, body: { revision, version } })
        return takeBackCopy.done
      }}
      onClose={onClose}
    />
  )
}
