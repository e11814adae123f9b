import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offersCopy as copy } from '#content/en/office/money/offers.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { words } from '#content/en/words.ts'
import type { OfficeOffer, OfficeOffers, OfficeWire } from '#contract/office/offers.ts'
import { formatMoney } from '#domain/money/money.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { choice, text, useSearchParams } from '../../services/search-params.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { FactRow, QuietFacts } from '../../ui/fact-row.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { usePaletteEntries } from '../../ui/keyboard/palette-entries.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Codes } from './codes.tsx'
import { ConfirmWireDialog, WithdrawOfferDialog, WithdrawWireDialog } from './decide-dialogs.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { WireDialog } from './wire-dialog.tsx'

/** A person's screen opens the dialog with the person in it. */
const params = { do: choice(['', 'make']), name: text(), email: text() }

export function OffersScreen() {
  const query = useQuery(reading('GET /api/office/offers'))
  const [values, set] = useSearchParams(params)
  const make = () => set({ do: 'make' })
  const mayMake = useGrant('offers') === 'may'
  useKeys(mayMake ? [{ key: 'a', says: copy.form.title, run: make }] : [])
  usePaletteEntries(mayMake ? [{ group: 'do', label: copy.phone, keys: 'a', run: make }] : [])
  return (
    <>
      <ScreenHead
        title={screenNames.offers}
        actions={
          mayMake && (
            <Button kind="main" hint="a" onClick={make}>
              {copy.phone}
            </Button>
          )
        }
      />
      <ScreenBody>
        <Loaded query={query}>{(answer) => <Offers {...answer} mayMake={mayMake} />}</Loaded>
      </ScreenBody>
      {values.do === 'make' && mayMake && (
        <OfferDialog
          person={{ name: values.name, email: values.email }}
          onClose={() => set({ do: '', name: '', email: '' })}
        />
      )}
    </>
  )
}

type Opened =
  | { dialog: 'wire' | 'withdraw'; offer: OfficeOffer }
  | { dialog: 'withdraw' | 'confirm'; wire: OfficeWire }

function Offers({ offers, wires, mayMake }: OfficeOffers & { mayMake: boolean }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = offers.filter(({ state }) => state === 'open')
  const waiting = wires.filter(({ state }) => state === 'recorded')
  return (
    <>
      <Section title={copy.wires} note={copy.wiresNote(waiting.length)} line="below">
        {wires.length === 0 && <Empty title={copy.noWires} />}
        <ul>
          {wires.map((wire) => (
            <WireRow
              key={wire.id}
              wire={wire}
              mayMake={mayMake}
              onOpen={(dialog) => setOpened({ dialog, wire })}
            />
          ))}
        </ul>
      </Section>
      <Section title={copy.open} note={copy.openNote(open.length)} line="below">
        {offers.length === 0 && <Empty title={copy.none} />}
        <ul>
          {offers.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              mayMake={mayMake}
              onOpen={(dialog) => setOpened({ dialog, offer })}
            />
          ))}
        </ul>
      </Section>
      <Codes />
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if ('wire' in opened) {
    const WireDecision = opened.dialog === 'confirm' ? ConfirmWireDialog : WithdrawWireDialog
    return <WireDecision of={opened.wire} onClose={onClose} />
  }
  const { dialog, offer } = opened
  if (dialog === 'withdraw') return <WithdrawOfferDialog of={offer} onClose={onClose} />
  return <WireDialog about={offer.id} name={offer.name} amount={offer.amount} onClose={onClose} />
}

type OfferRowProps = {
  offer: OfficeOffer
  mayMake: boolean
  onOpen: (dialog: 'wire' | 'withdraw') => void
}

function OfferRow({ offer, mayMake, onOpen }: OfferRowProps) {
  const { name, email, payer, items, amount, until, state, holdsSeats } = offer
  const emailing = useChange('offers', 'emails')
  const emailAgain = () =>
    emailing.mutate(
      { call: 'POST /api/office/offers/:id/email', params: { id: offer.id } },
      {
        onSuccess: () => showToast({ text: copy.emailed }),
        onError: (failure) => showToast({ text: sentenceOf(failure) }),
      },
    )
  const facts = [
    copy.states[state],
    copy.until(words.formatDay(until)),
    ...(holdsSeats ? [copy.held] : []),
    ...(payer ? [copy.paidBy(payer.name)] : []),
  ]
  const buttons = mayMake && state === 'open' && (
    <>
      <RowButton label={copy.emailAgain} name={name} onClick={emailAgain} />
      <RowButton label={copy.wire} name={name} onClick={() => onOpen('wire')} />
      <RowButton label={copy.withdraw} name={name} onClick={() => onOpen('withdraw')} />
    </>
  )
  return (
    <FactRow buttons={buttons}>
      <p>
        <strong>{name}</strong> · {email}
      </p>
      <p>{copy.offerWords(items, amount)}</p>
      <QuietFacts>{facts.join(', ')}</QuietFacts>
    </FactRow>
  )
}

type WireRowProps = {
  wire: OfficeWire
  mayMake: boolean
  onOpen: (dialog: 'withdraw' | 'confirm') => void
}

function WireRow({ wire, mayMake, onOpen }: WireRowProps) {
  const mayConfirm = useGrant('approve') === 'may'
  const { registrationId, name, method, amount, reference, receivedOn, state, recordedBy, own } = wire
  const buttons = state === 'recorded' && (
    <>
      {mayConfirm && !own && (
        <RowButton kind="strong" label={copy.confirm} name={name} onClick={() => onOpen('confirm')} />
      )}
      {mayMake && <RowButton label={copy.withdraw} name={name} onClick={() => onOpen('withdraw')} />}
    </>
  )
  return (
    <FactRow buttons={buttons}>
      <p>
        <strong>
          {registrationId ? <TextLink to={`/registrations/${registrationId}`}>{name}</TextLink> : name}
        </strong>
      </p>
      <p>
        {copy.methods[method]} {reference} · {formatMoney(amount)}
      </p>
      <QuietFacts>
        {copy.wireStates[state]}, {copy.received(words.formatDay(receivedOn), recordedBy ?? copy.commandLine)}
      </QuietFacts>
      {state === 'recorded' && own && <QuietFacts>{copy.own}</QuietFacts>}
    </FactRow>
  )
}

type RowButtonProps = { label: string; name: string; kind?: 'strong'; onClick: () => void }

/** Rows have the same buttons: read aloud, each names its person. */
function RowButton({ label, name, kind, onClick }: RowButtonProps) {
  return (
    <Button size="small" onClick={onClick} {...(kind && { kind })}>
      {label} <span className="only-read">{copy.of(name)}</span>
    </Button>
  )
}
