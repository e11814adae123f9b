import { useState } from 'react'
import { emailFormCopy } from '#content/en/office/registrations/dates.ts'
import { bulkCopy as copy } from '#content/en/office/registrations/registrations.ts'
import { useEmailing } from '../../services/emailing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import {
  isWritten,
  noTexts,
  SendDialog,
  TypedEmailFields,
  type TypedTexts,
  textsToSend,
} from '../../ui/dialog/typed-email.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'

type Props = { ids: readonly string[]; people: number; onClose: () => void; onDone: () => void }

/** Writes to the people of the ticked rows; what they get is shown before it is sent. */
export function WriteDialog({ ids, people, onClose, onDone }: Props) {
  const [texts, setTexts] = useState(noTexts)
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked) return <Sending ids={ids} texts={texts} onBack={() => setIsAsked(false)} onDone={onDone} />
  return (
    <Dialog
      title={copy.writeTitle(people)}
      onClose={onClose}
      onSubmit={() => isWritten(texts.en) && setIsAsked(true)}
      buttons={
        <>
          <Button onClick={onClose}>{copy.writeNothing}</Button>
          <Button
            kind="main"
            type="submit"
            hint="mod+enter"
            reason={!isWritten(texts.en) && emailFormCopy.needs}
          >
            {emailFormCopy.send(people)}
          </Button>
        </>
      }
    >
      <TypedEmailFields texts={texts} onType={setTexts} needsSpanish />
    </Dialog>
  )
}

type SendingProps = { ids: readonly string[]; texts: TypedTexts; onBack: () => void; onDone: () => void }

function Sending({ ids, texts, onBack, onDone }: SendingProps) {
  const body = { registrationIds: ids, ...textsToSend(texts) }
  const emailing = useEmailing('POST /api/office/registrations/email', { body }, (sent) => {
    showToast({ text: emailFormCopy.sent(sent), see: '/emails' })
    onDone()
  })
  return <SendDialog {...emailing} onClose={onBack} />
}
