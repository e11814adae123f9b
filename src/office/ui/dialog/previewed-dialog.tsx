import type { ReactNode } from 'react'
import { changeCopy as copy } from '#content/en/office/registrations/date-changes.ts'
import type { Language } from '#domain/people/language.ts'
import { Button } from '../button.tsx'
import { Note } from '../note.tsx'
import { Loading } from '../screen/states.tsx'
import { showToast } from '../screen/toasts.tsx'
import { type Consequence, Dialog, WhatWillHappen } from './dialog.tsx'
import { type Email, EmailPreview } from './email-preview.tsx'

type Previewed = {
  revision: string
  emails: readonly { kind: string; language: Language }[]
  /** People who get an email later. */
  toTell?: number
  examples: readonly Email[]
}

type Props<Preview extends Previewed> = {
  title: string
  /** What usePreviewedChange returns. */
  change: {
    shown: Preview | undefined
    previewError: Error | null
    error: Error | null
    isStale: boolean
    isReady: boolean
    isPending: boolean
    make: (onDone: (answer: { start: string }) => void) => void
  }
  /** Said while the form is not filled in; empty if there is nothing to fill in. */
  missing?: string
  happens: (preview: Preview) => readonly Consequence[]
  main: (preview: Preview) => string
  keep?: string
  done: string
  onClose: () => void
  onDone?: (answer: { start: string }) => void
  children?: ReactNode
}

/** What a change does is shown before, and only that is done. */
export function PreviewedDialog<Preview extends Previewed>(props: Props<Preview>) {
  const { title, change, missing = '', main, keep = copy.keep, done, onClose, onDone } = props
  const { shown, error, isReady } = change
  const make = () =>
    change.make((answer) => {
      showToast({ text: done })
      onClose()
      onDone?.(answer)
    })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={make}
      side={<Side {...props} />}
      buttons={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button kind="main" type="submit" busy={change.isPending} reason={!isReady && !shown && missing}>
            {shown ? main(shown) : title}
          </Button>
        </>
      }
    >
      {error && (
        <Note kind="refused" title={error.message}>
          {change.isStale && copy.stale}
        </Note>
      )}
      {props.children}
    </Dialog>
  )
}

function Side<Preview extends Previewed>({ change, missing, happens }: Props<Preview>) {
  const { shown, previewError } = change
  if (previewError) return <Note kind="refused" title={previewError.message} />
  if (!shown) return missing ? <p>{missing}</p> : <Loading />
  return (
    <>
      <WhatWillHappen items={[...happens(shown), ...emailsItem(shown)]} />
      <EmailPreview emails={shown.examples} />
    </>
  )
}

function emailsItem({ emails, toTell = 0 }: Previewed): Consequence[] {
  if (emails.length === 0 && toTell > 0) return []
  const toPeople = emails.filter(({ kind }) => kind !== 'owner')
  const english = toPeople.filter(({ language }) => language === 'en').length
  const spanish = toPeople.length - english
  const note = copy.emailsNote({ english, spanish, academy: emails.length - toPeople.length })
  return [{ title: copy.emails(emails.length), note }]
}
