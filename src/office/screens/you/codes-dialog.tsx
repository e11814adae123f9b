import { useState } from 'react'
import { codesCopy as copy } from '#content/en/office/staff/you.ts'
import { useChange } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, Panel, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import css from './you.module.css'

/** The answer alone has the codes, so the dialog stays until they are kept. */
export function CodesDialog({ left, onClose }: { left: number; onClose: () => void }) {
  const { mutateAsync, isPending, error } = useChange('me', 'session', 'staff')
  const [codes, setCodes] = useState<readonly string[]>()
  const run = () =>
    mutateAsync({ call: 'POST /api/office/me/recovery-codes' })
      .then((answer) => setCodes(answer.codes))
      .catch(() => undefined)
  if (codes) return <Shown codes={codes} onClose={onClose} />
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      onSubmit={run}
      side={<WhatWillHappen items={copy.happens(left)} />}
      buttons={
        <>
          <Button onClick={onClose}>{copy.leave}</Button>
          <Button kind="main" type="submit" busy={isPending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <p>{copy.lead}</p>
      {error && <Note kind="refused" title={error.message} />}
    </Dialog>
  )
}

function Shown({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copyAll = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ text: copy.copied })
  }
  return (
    <Panel title={copy.title} onClose={onClose}>
      <p>{copy.shownOnce}</p>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row gap-8">
        <Button onClick={copyAll}>{copy.copy}</Button>
        <Button onClick={() => print()}>{copy.print}</Button>
        <Button kind="main" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </Panel>
  )
}
