import type { Copy } from '#content/en/classroom/learn-test.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'

type HandInDialogProps = {
  copy: Copy
  /** The numbers of the questions without an answer. */
  open: readonly number[]
  onHandIn: () => Promise<boolean>
  onClose: () => void
}

/** Asks once, and names the open questions. */
export function HandInDialog({ copy, open, onHandIn, onClose }: HandInDialogProps) {
  const words = copy.handIn
  const { busy, fault, start } = useSending<void, string>(async () =>
    (await onHandIn()) ? undefined : words.failed,
  )
  return (
    <Dialog title={words.title} close={copy.close} onClose={onClose}>
      <p>{open.length === 0 ? words.all : words.open(open)}</p>
      <p className="second">{words.last}</p>
      <FormError>{fault}</FormError>
      <div className="row gap-3 mt-6">
        <Button kind="ink" busy={busy} onClick={() => start()}>
          {words.confirm}
        </Button>
        <Button onClick={onClose}>{words.back}</Button>
      </div>
    </Dialog>
  )
}
