import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offersCopy as copy } from '#content/en/office/offers.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { words } from '#content/en/words.ts'
import type { OfficeOffer, OfficeOffers, OfficeWire } from '#contract/office/offers.ts'
import { formatMoney } from '#domain/money.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { ActionRows } from '../../ui/action-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/section.tsx'
import { Empty } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { Codes } from './codes.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import css from './offers-screen.module.css'
import { WireDialog } from './wire-dialog.tsx'

export function OffersScreen() {
  const query = useQuery(reading<OfficeOffers>('/offers'))
  return (
    <>
      <ScreenHead title={screenNames.offers} />
      <ScreenBody>
        <Loaded query={query}>{(answer) => <Offers {...answer} />}</Loaded>
      </ScreenBody>
    </>
  )
}

function Offers({ offers, wires }: OfficeOffers) {
  const [making, setMaking] = useState(false)
  const [paying, setPaying] = useState<OfficeOffer | null>(null)
  const mayMake = useGrant('offers') === 'may'
  const make = mayMake ? () => setMaking(true) : undefined
  const side = (
    <Section title={copy.act} line="below">
      <ActionRows actions={[{ verb: copy.phone, says: copy.phoneSays, run: make }]} />
    </Section>
  )
  const open = offers.filter(({ state }) => state === 'open')
  const waiting = wires.filter(({ state }) => state === 'recorded')
  return (
    <TwoColumns side={side}>
      <Section title={copy.wires} note={copy.wiresNote(waiting.length)} line="below">
        {wires.length === 0 && <Empty title={copy.noWires} />}
        <ul>
          {wires.map((wire) => (
            <WireRow key={wire.id} wire={wire} />
          ))}
        </ul>
      </Section>
      <Section title={copy.open} note={copy.openNote(open.length)} line="below">
        {offers.length === 0 && <Empty title={copy.none} />}
        <ul>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} mayMake={mayMake} onWire={() => setPaying(offer)} />
          ))}
        </ul>
      </Section>
      <Codes />
      {making && <OfferDialog onClose={() => setMaking(false)} />}
      {paying && <WireDialog about={paying.id} amount={paying.amount} onClose={() => setPaying(null)} />}
    </TwoColumns>
  )
}

function useAct() {
  const change = useChange('offers', 'registrations', 'money')
  const act = (path: string, says: string) =>
    change.mutate(
      { path, body: {} },
      {
        onSuccess: () => showToast({ text: says }),
        onError: (failure) => showToast({ text: sentenceOf(failure) }),
      },
    )
  return { act, busy: change.isPending }
}

type OfferRowProps = { offer: OfficeOffer; mayMake: boolean; onWire: () => void }

function OfferRow({ offer, mayMake, onWire }: OfferRowProps) {
  const { act, busy } = useAct()
  const { name, email, payer, items, amount, until, state, holdsSeats, link } = offer
  const copyLink = () => navigator.clipboard.writeText(link).then(() => showToast({ text: copy.copied }))
  const facts = [
    copy.states[state],
    copy.until(words.formatDay(until)),
    ...(holdsSeats ? [copy.held] : []),
    ...(payer ? [copy.paidBy(payer.name)] : []),
  ]
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p>
          <strong>{name}</strong> <span className={css.quiet}>{email}</span>
        </p>
        <p>
          {items.map((item) => words.displayName(item)).join(', ')} · {formatMoney(amount)}
        </p>
        <p className={css.quiet}>{facts.join(', ')}</p>
      </div>
      {mayMake && state === 'open' && (
        <div className={css.buttons}>
          <Button size="small" onClick={copyLink}>
            {copy.copy} <span className="only-read">{copy.of(name)}</span>
          </Button>
          <Button size="small" onClick={onWire}>
            {copy.wire} <span className="only-read">{copy.of(name)}</span>
          </Button>
          <Button
            size="small"
            busy={busy}
            onClick={() => act(`/offers/${offer.id}/withdraw`, copy.withdrawn)}
          >
            {copy.withdraw} <span className="only-read">{copy.of(name)}</span>
          </Button>
        </div>
      )}
    </li>
  )
}

function WireRow({ wire }: { wire: OfficeWire }) {
  const { act, busy } = useAct()
  const mayConfirm = useGrant('approve') === 'may'
  const mayMake = useGrant('offers') === 'may'
  const { id, name, method, amount, reference, receivedOn, state, recordedBy, own } = wire
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p>
          <strong>{name}</strong> {copy.methods[method]} {reference} · {formatMoney(amount)}
        </p>
        <p className={css.quiet}>
          {copy.wireStates[state]},{' '}
          {copy.received(words.formatDay(receivedOn), recordedBy ?? copy.commandLine)}
        </p>
        {state === 'recorded' && own && <p className={css.quiet}>{copy.own}</p>}
      </div>
      {state === 'recorded' && (
        <div className={css.buttons}>
          {mayConfirm && !own && (
            <Button
              size="small"
              kind="main"
              busy={busy}
              onClick={() => act(`/wires/${id}/confirm`, copy.confirmed)}
            >
              {copy.confirm} <span className="only-read">{copy.of(name)}</span>
            </Button>
          )}
          {mayMake && (
            <Button size="small" busy={busy} onClick={() => act(`/wires/${id}/withdraw`, copy.withdrawn)}>
              {copy.withdraw} <span className="only-read">{copy.of(name)}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
