import { useState } from 'react'
import { exportCopy as copy } from '#content/en/office/money/money.ts'
import { daySpan } from '#content/en/office/times.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { downloadFile } from '../../services/download.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import type { Span } from './filters.ts'
import { SpanFields } from './span-fields.tsx'

/** Asks which days. The call may ask for a confirmation, in a dialog above this one. */
export function ExportDialog({ span, onClose }: { span: Span; onClose: () => void }) {
  const [{ from, to }, setDays] = useState(span)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const today = dayOf(useAcademyNow())
  const save = async () => {
    if (isBusy || from > to) return
    setIsBusy(true)
    setFailure(null)
    const name = `money-${from}-${to}.csv`
    try {
      await downloadFile('GET /api/office/money/export.csv', { query: { from, to } }, name)
      showToast({ text: copy.done(name) })
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      onSubmit={save}
      note={copy.record}
      buttons={
        <>
          <Button onClick={onClose}>{copy.leave}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={isBusy}>
            {copy.submit(daySpan(from, to, today))}
          </Button>
        </>
      }
    >
      <p>{copy.lead}</p>
      <SpanFields span={{ from, to }} onChange={setDays} />
      {failure && <Note kind="refused" title={failure} />}
    </Dialog>
  )
}
