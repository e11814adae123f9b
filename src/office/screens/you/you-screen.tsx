import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { screenNames } from '#content/en/office/shell.ts'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { memberCopy } from '#content/en/office/staff/staff.ts'
import { youCopy as copy, nameCopy } from '#content/en/office/staff/you.ts'
import type { OwnWays } from '#contract/staff/access.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useSession } from '../../services/session.ts'
import { Note } from '../../ui/note.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/screen/section.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { SessionList } from '../../ui/session-list.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { NameDialog } from './name-dialog.tsx'
import { WayDialogs, type WayTask } from './way-dialogs.tsx'
import { AppSection, CodesSection, PasskeySection } from './way-sections.tsx'

/** The member's own name and ways to sign in. */
export function YouScreen() {
  const { staff } = useSession()
  const query = useQuery(reading('GET /api/office/me'))
  const [task, setTask] = useState<WayTask | null>(null)
  const [isNaming, setIsNaming] = useState(false)
  return (
    <>
      <ScreenHead
        title={screenNames.you}
        facts={[
          {
            label: nameCopy.label,
            value: (
              <>
                {staff.name} <TextButton onClick={() => setIsNaming(true)}>{nameCopy.change}</TextButton>
              </>
            ),
          },
          { label: memberCopy.email, value: staff.email },
          { label: memberCopy.role, value: roleNames[staff.role] },
        ]}
      />
      <ScreenBody>
        <TwoColumns side={<OwnSessions />}>
          <Loaded query={query}>
            {(ways) => (
              <>
                {hasOneWay(ways) && (
                  <Note kind="waits" title={copy.secondWay}>
                    {copy.secondWayNote}
                  </Note>
                )}
                <PasskeySection ways={ways} onTask={setTask} />
                <AppSection ways={ways} onTask={setTask} />
                <CodesSection ways={ways} onTask={setTask} />
                {task && <WayDialogs task={task} ways={ways} onClose={() => setTask(null)} />}
              </>
            )}
          </Loaded>
        </TwoColumns>
      </ScreenBody>
      {isNaming && <NameDialog name={staff.name} onClose={() => setIsNaming(false)} />}
    </>
  )
}

const hasOneWay = ({ passkeys, appSince, codesLeft }: OwnWays) =>
  passkeys.length < 2 && appSince === null && codesLeft === 0

function OwnSessions() {
  const query = useQuery(reading('GET /api/office/sessions'))
  const { mutateAsync } = useChange('sessions')
  const end = (id: string) =>
    mutateAsync({ call: 'DELETE /api/office/sessions/:id', params: { id } })
      .then(() => memberCopy.sessionEnded)
      .catch(sentenceOf)
      .then((text) => showToast({ text }))
  return (
    <Section title={copy.sessions} line="below">
      <Loaded query={query}>{({ sessions }) => <SessionList sessions={sessions} onEnd={end} />}</Loaded>
    </Section>
  )
}
