import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { certificateCopy as copy, correctionCopy } from '#content/en/office/registrations/registration.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { useChange } from '../../services/queries.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Step } from '../../ui/dialog/dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

const ways = ['reissue', 'revoke'] as const

/** Replaces a certificate, or revokes it and leaves the course completed. */
export function CertificateDialog({ registration: { lines, name }, onClose }: DialogProps) {
  const certified = lines.flatMap(({ course, certificate }) =>
    certificate ? [{ course, code: certificate }] : [],
  )
  const [picked, setPicked] = useState('')
  const [way, setWay] = useState<(typeof ways)[number]>('reissue')
  const { mutateAsync } = useChange('registrations', 'people', 'dates')
  const chosen = certified.find(({ code }) => code === picked) ?? certified[0]
  const input = { params: { code: chosen?.code ?? '' } }
  const run = async () => {
    if (way === 'revoke') {
      await mutateAsync({ call: 'POST /api/office/certificates/:code/revoke', ...input })
      return copy.revoked(input.params.code)
    }
    const { code } = await mutateAsync({ call: 'POST /api/office/certificates/:code/reissue', ...input })
    return copy.reissued(code)
  }
  const emails = useForeseenEmails(
    'POST /api/office/certificates/:code/reissue/preview',
    way === 'reissue' && chosen ? input : null,
  )
  return (
    <ChangeDialog
      title={copy.title}
      happens={chosen ? copy.happens[way]({ ...chosen, course: itemLabel(chosen.course), name }) : []}
      submit={copy.submit[way]}
      leave={copy.leave}
      reason={!chosen && copy.none}
      emails={emails}
      run={run}
      onClose={onClose}
    >
      <Step number={1} title={correctionCopy.which}>
        {certified.map(({ course, code }) => (
          <ChoiceRow
            key={code}
            type="radio"
            name="certificate"
            checked={code === chosen?.code}
            onChange={() => setPicked(code)}
            label={itemLabel(course)}
            aside={code}
          />
        ))}
      </Step>
      <Step number={2} title={copy.what}>
        {ways.map((one) => (
          <ChoiceRow
            key={one}
            type="radio"
            name="way"
            checked={one === way}
            onChange={() => setWay(one)}
            label={copy.ways[one]}
          />
        ))}
      </Step>
    </ChangeDialog>
  )
}
