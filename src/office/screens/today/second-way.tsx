import { secondWayCopy as copy } from '#content/en/office/today.ts'
import { useSession } from '../../services/session.ts'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** A reminder for who could be locked out. */
export function SecondWay() {
  const { passkeys, app, codes } = useSession().ways
  if (passkeys < 2 && !app) {
    return (
      <Note kind="waits" title={copy.secondWay}>
        {copy.secondWayNote} <TextLink to="/you">{copy.addWay}</TextLink>
      </Note>
    )
  }
  if (codes > 0) return null
  return (
    <Note kind="waits" title={copy.codes}>
      {copy.codesNote} <TextLink to="/you">{copy.makeCodes}</TextLink>
    </Note>
  )
}
