import { useState } from 'react'
import { offersCopy as copy, offeredItem } from '#content/en/office/money/offers.ts'
import { words } from '#content/en/words.ts'
import { addDays, type Day, dayOf, isDay } from '#domain/dates/days.ts'
import { readAmount } from '#domain/money/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { useChange } from '../../services/queries.ts'
import { useGrant } from '../../services/session.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Step } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ItemChoice } from './item-choice.tsx'

type Draft = typeof emptyDraft

const emptyDraft = {
  name: '',
  email: '',
  price: '',
  reason: '',
  until: '',
  payerName: '',
  payerEmail: '',
  items: [] as readonly string[],
  dates: {} as Record<string, string>,
  holdsSeats: false,
  planAllowed: true,
}

/** A registration by phone: what was agreed, who it is for, and who pays. */
export function OfferDialog({
  person,
  onClose,
}: {
  person: Pick<Draft, 'name' | 'email'>
  onClose: () => void
}) {
  const today = dayOf(useAcademyNow())
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const draft = { ...emptyDraft, ...person, until: addDays(today, 14), ...typed }
  const set = (part: Partial<Draft>) => setTyped((former) => ({ ...former, ...part }))
  const form = { draft, set }
  const { mutateAsync } = useChange('offers')
  const run = async () => {
    await mutateAsync({ call: 'POST /api/office/offers', body: bodyOf(draft) })
    return copy.made
  }
  const emails = useForeseenEmails(
    'POST /api/office/offers/preview',
    missing(draft) ? null : { body: bodyOf(draft) },
  )
  return (
    <ChangeDialog
      title={copy.form.title}
      happens={consequencesOf(draft)}
      submit={copy.save}
      leave={copy.keepNew}
      reason={missing(draft)}
      emails={emails}
      run={run}
      onClose={onClose}
    >
      <Step number={1} title={copy.form.who}>
        <DraftField form={form} of="name" />
        <DraftField form={form} of="email" type="email" />
      </Step>
      <ItemChoice
        items={draft.items}
        onChange={(items) => set({ items })}
        dates={draft.dates}
        onDates={(dates) => set({ dates })}
      />
      {chosenDates(draft).length > 0 && (
        <ChoiceRow
          type="checkbox"
          name="hold"
          checked={draft.holdsSeats}
          onChange={(holdsSeats) => set({ holdsSeats })}
          label={copy.form.hold}
        />
      )}
      <Terms form={form} today={today} />
      <Step number={4} title={copy.form.payer}>
        <DraftField form={form} of="payerName" hint={copy.form.payerHint} />
        <DraftField form={form} of="payerEmail" type="email" />
      </Step>
    </ChangeDialog>
  )
}

type Form = { draft: Draft; set: (part: Partial<Draft>) => void }

type DraftFieldProps = {
  form: Form
  of: 'name' | 'email' | 'price' | 'reason' | 'until' | 'payerName' | 'payerEmail'
  type?: string
  hint?: string
  error?: string | undefined
  min?: string
}

function DraftField({ form: { draft, set }, of, ...more }: DraftFieldProps) {
  return (
    <Field
      label={copy.form[of]}
      autoComplete="off"
      value={draft[of]}
      onChange={({ currentTarget: { value } }) => set({ [of]: value })}
      {...more}
    />
  )
}

function Terms({ form, today }: { form: Form; today: Day }) {
  const { draft, set } = form
  const mayLower = useGrant('accounting') === 'may'
  const priceFault = isPrice(draft.price) ? undefined : copy.form.noAmount(draft.price)
  return (
    <Step number={3} title={copy.form.terms}>
      <DraftField
        form={form}
        of="price"
        hint={mayLower ? copy.form.priceHint : copy.form.priceHintList}
        error={priceFault}
      />
      <DraftField form={form} of="reason" hint={copy.form.reasonHint} />
      <DraftField form={form} of="until" type="date" min={today} />
      <ChoiceRow
        type="checkbox"
        name="plan"
        checked={draft.planAllowed}
        onChange={(planAllowed) => set({ planAllowed })}
        label={copy.form.plan}
      />
    </Step>
  )
}

const isPrice = (price: string) => price.trim() === '' || readAmount(price.trim()) !== null

const chosenDates = ({ dates, items }: Draft) =>
  Object.entries(dates).filter(([course, start]) => start && items.includes(course))

const holds = (draft: Draft) => draft.holdsSeats && chosenDates(draft).length > 0

const payerOf = ({ payerName, payerEmail }: Draft) =>
  payerName.trim() || payerEmail.trim() ? { name: payerName.trim(), email: payerEmail.trim() } : null

function missing(draft: Draft): string | false {
  const { name, email, items, price, until } = draft
  const payer = payerOf(draft)
  if (!name.trim() || !email.trim()) return copy.form.needsPerson
  if (items.length === 0) return copy.form.needsItems
  if (!isPrice(price)) return copy.form.noAmount(price)
  if (!isDay(until)) return copy.form.needsDay
  return payer !== null && !(payer.name && payer.email) && copy.form.needsPayer
}

function bodyOf(draft: Draft) {
  const { name, email, items, price, reason, until, planAllowed } = draft
  return {
    name: name.trim(),
    email: email.trim(),
    items,
    price: price.trim() === '' ? null : readAmount(price.trim()),
    reason: reason.trim() || null,
    until,
    planAllowed,
    payer: payerOf(draft),
    dates: Object.fromEntries(chosenDates(draft)),
    holdsSeats: holds(draft),
  }
}

function consequencesOf(draft: Draft) {
  const { name, email, items, price, until } = draft
  const amount = price.trim() === '' ? null : readAmount(price.trim())
  const day = isDay(until) ? words.formatDay(until) : until
  const payer = payerOf(draft)
  return [
    {
      title: copy.happens.offered(items.map(offeredItem).join(', '), amount),
      note: copy.happens.until(day),
    },
    {
      title: copy.happens.email(payer?.name || payer?.email || name.trim() || email.trim()),
      note: copy.happens.emailNote,
    },
    { title: holds(draft) ? copy.happens.held(day) : copy.happens.notHeld },
  ]
}
