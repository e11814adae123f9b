import { offersCopy as copy } from '#content/en/office/money/offers.ts'
import { words } from '#content/en/words.ts'
import type { OfficeOffer, OfficeWire } from '#contract/office/offers.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { type Change, type ChangeKey, useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'

type Deciding<About> = { of: About; onClose: () => void }

export function WithdrawOfferDialog({ of, onClose }: Deciding<OfficeOffer>) {
  const change = useAct()
  return (
    <ChangeDialog
      title={copy.withdrawOffer.title(of.name)}
      lead={copy.offerWords(of.items, of.amount)}
      happens={copy.withdrawOffer.happens(of.holdsSeats)}
      submit={copy.withdrawOffer.submit}
      leave={copy.withdrawOffer.leave}
      run={() =>
        change(
          { call: 'POST /api/office/offers/:id/withdraw', params: { id: of.id } },
          copy.withdrawOffer.done,
        )
      }
      onClose={onClose}
    />
  )
}

export function WithdrawWireDialog({ of, onClose }: Deciding<OfficeWire>) {
  const change = useAct()
  const says = copy.withdrawWire[of.method]
  return (
    <ChangeDialog
      title={says.title(of.name)}
      lead={leadOf(of)}
      happens={copy.withdrawWire.happens(of.amount)}
      submit={says.submit}
      leave={says.leave}
      run={() => change({ call: 'POST /api/office/wires/:id/withdraw', params: { id: of.id } }, says.done)}
      onClose={onClose}
    />
  )
}

export function ConfirmWireDialog({ of, onClose }: Deciding<OfficeWire>) {
  const change = useAct()
  const input = { params: { id: of.id } }
  const emails = useForeseenEmails('POST /api/office/wires/:id/confirm/preview', input)
  return (
    <ChangeDialog
      title={copy.confirmWire.title(of.amount, of.name)}
      lead={leadOf(of)}
      happens={copy.confirmWire.happens(of)}
      submit={copy.confirmWire.submit(of.amount)}
      leave={copy.confirmWire.leave}
      emails={emails}
      run={() => change({ call: 'POST /api/office/wires/:id/confirm', ...input }, copy.confirmed)}
      onClose={onClose}
    />
  )
}

const leadOf = ({ method, reference, receivedOn, recordedBy }: OfficeWire) =>
  copy.wireLead(method, reference, words.formatDay(receivedOn), recordedBy ?? copy.commandLine)

function useAct() {
  const { mutateAsync } = useChange('offers', 'registrations', 'money')
  return async <K extends ChangeKey>(change: Change<K>, done: string) => {
    await mutateAsync(change)
    return done
  }
}
