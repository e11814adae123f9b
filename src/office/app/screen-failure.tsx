import { stateCopy } from '#content/en/office/shell.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { ScreenBody } from '../ui/screen/screen-head.tsx'

/** After an update the old screens' files are gone; their import fails. */
const isOldRelease = (error: unknown) =>
  error instanceof Error && /dynamically imported module|preload CSS/i.test(error.message)

export function ScreenFailure({ error }: { error: unknown }) {
  const isOld = isOldRelease(error)
  return (
    <ScreenBody>
      <Note
        kind="refused"
        title={isOld ? stateCopy.newRelease : stateCopy.brokenScreen}
        actions={
          <Button kind="strong" onClick={() => location.reload()}>
            {stateCopy.loadAgain}
          </Button>
        }
      >
        {isOld ? stateCopy.newReleaseNote : stateCopy.brokenScreenNote}
      </Note>
    </ScreenBody>
  )
}
