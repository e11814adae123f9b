import type { Copy } from '#content/en/registration/register.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

type OwnedDialogProps = {
  copy: Copy['owned']
  close: string
  courses: readonly string[]
  onAgain: () => void
  onClose: () => void
}

/** Asks before the visitor pays for a course a second time. */
export function OwnedDialog({ copy, close, courses, onAgain, onClose }: OwnedDialogProps) {
  return (
    <Dialog title={copy.title} close={close} onClose={onClose}>
      <p>{copy.text(courses.join('; '))}</p>
      <div className="row gap-4 mt-6">
        <Button kind="ink" onClick={onClose}>
          {copy.back}
        </Button>
        <Button onClick={onAgain}>{copy.again}</Button>
      </div>
    </Dialog>
  )
}
