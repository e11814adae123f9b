import { offersCopy as copy } from '#content/en/office/offers.ts'
import type { OfficeOffer, OfficeWire } from '#contract/office/offers.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/change-dialog.tsx'

type Deciding<About> = { of: About; onClose: () => void }

export function WithdrawOfferDialog({ of, onClose }: Deciding<OfficeOffer>) {
  const act = useAct(`/offers/${of.id}/withdraw`)
  return (
    <ChangeDialog
      title={copy.withdrawOffer.title(of.name)}
      happens={copy.withdrawOffer.happens(of.holdsSeats)}
      submit={copy.withdrawOffer.submit}
      leave={copy.withdrawOffer.leave}
      run={() => act(copy.withdrawOffer.done)}
      onClose={onClose}
    />
  )
}

export function WithdrawWireDialog({ of, onClose }: Deciding<OfficeWire>) {
  const act = useAct(`/wires/${of.id}/withdraw`)
  const words = copy.withdrawWire[of.method]
  return (
    <ChangeDialog
      title={words.title(of.name)}
      happens={copy.withdrawWire.happens(of.amount)}
      submit={words.submit}
      leave={words.leave}
      run={() => act(words.done)}
      onClose={onClose}
    />
  )
}

export function ConfirmWireDialog({ of, onClose }: Deciding<OfficeWire>) {
  const act = useAct(`/wires/${of.id}/confirm`)
  return (
    <ChangeDialog
      title={copy.confirmWire.title(of.amount, of.name)}
      happens={copy.confirmWire.happens(of)}
      submit={copy.confirmWire.submit(of.amount)}
      leave={copy.confirmWire.leave}
      run={() => act(copy.confirmed)}
      onClose={onClose}
    />
  )
}

function useAct(path: string) {
  const { mutateAsync } = useChange('offers', 'registrations', 'money')
  return async (says: string) => {
    await mutateAsync({ path, body: {} })
    return says
  }
}
