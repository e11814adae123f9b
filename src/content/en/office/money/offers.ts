import { offeredOnly } from '#domain/catalogue/offered-only.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { words } from '../../words.ts'
import { itemLabel } from '../catalogue/items.ts'
import { counted } from '../counted.ts'

const isOfferedOnly = (id: string) => offeredOnly.some((one) => one === id)

/** 'Module 1', 'Fellowship' or 'Residency'. */
export const offeredItem = (id: string) => (isOfferedOnly(id) ? words.displayName(id) : itemLabel(id))

const methods = { wire: 'Wire', check: 'Check' }

export const offersCopy = {
  open: 'Offers',
  openNote: (count: number) => counted(count, 'open offer', 'open offers'),
  none: 'No offers yet.',
  wires: 'Wires and checks',
  wiresNote: (count: number) => `${count} to confirm`,
  noWires: 'No wires or checks yet.',
  phone: 'New registration by phone…',
  states: { open: 'Open', ended: 'Ended', withdrawn: 'Withdrawn', paid: 'Paid' },
  wireStates: { recorded: 'To confirm', confirmed: 'Confirmed', withdrawn: 'Withdrawn' },
  methods,
  until: (day: string) => `until ${day}`,
  held: 'seats held',
  paidBy: (payer: string) => `${payer} pays`,
  received: (day: string, by: string) => `received ${day}, recorded by ${by}`,
  commandLine: 'the command line',
  offerWords: (items: readonly string[], amount: Cents) =>
    `${items.map(offeredItem).join(', ')} · ${formatMoney(amount)}`,
  wireLead: (method: keyof typeof methods, reference: string, day: string, by: string) =>
    `${methods[method]} ${reference}, received ${day}, recorded by ${by}.`,
  withdraw: 'Withdraw…',
  emailAgain: 'Email it again',
  emailed: 'The offer is emailed again.',
  wire: 'Record a wire or check…',
  confirm: 'Confirm…',
  own: 'Another person confirms it',
  of: (name: string) => `of ${name}`,
  made: 'The offer is made and emailed.',
  recorded: 'Recorded. Another person confirms it.',
  confirmed: 'Confirmed. The registration is paid.',
  keepNew: 'Make no offer',
  save: 'Make and email the offer',
  keepWire: 'Record nothing',
  saveWire: (method: keyof typeof methods) => `Record the ${methods[method].toLowerCase()}`,
  happens: {
    offered: (items: string, amount: Cents | null) =>
      `${items || 'What you choose'} is offered for ${amount === null ? 'the list price' : formatMoney(amount)}`,
    until: (day: string) => `It can be paid until ${day}`,
    email: (name: string) => `${name || 'The person'} gets an email with the link to pay`,
    emailNote: 'You can email it again from the list',
    held: (day: string) => `The seats are held until ${day}`,
    notHeld: 'No seat is held before the payment',
    recorded: (name: string, amount: Cents | null) => [
      {
        title: `${amount === null ? 'The money' : formatMoney(amount)} of ${name} waits for a second person`,
        note: 'An owner or finance compares it with the bank and confirms it',
      },
      { title: 'Nothing is booked before that', note: 'No email is sent yet' },
    ],
  },
  withdrawOffer: {
    title: (name: string) => `Withdraw the offer to ${name}`,
    happens: (holdsSeats: boolean) => [
      { title: 'The link opens no payment any more' },
      ...(holdsSeats ? [{ title: 'Its seats are free again' }] : []),
      { title: 'No email is sent' },
    ],
    submit: 'Withdraw the offer',
    leave: 'Keep the offer',
    done: 'The offer is withdrawn.',
  },
  withdrawWire: {
    happens: (amount: Cents) => [
      { title: `${formatMoney(amount)} no longer waits for a second person` },
      { title: 'Nothing is booked, and no email is sent' },
    ],
    wire: {
      title: (name: string) => `Withdraw the wire of ${name}`,
      submit: 'Withdraw the wire',
      leave: 'Keep the wire',
      done: 'The wire is withdrawn.',
    },
    check: {
      title: (name: string) => `Withdraw the check of ${name}`,
      submit: 'Withdraw the check',
      leave: 'Keep the check',
      done: 'The check is withdrawn.',
    },
  },
  confirmWire: {
    title: (amount: Cents, name: string) => `Confirm ${formatMoney(amount)} of ${name}`,
    happens: ({ amount, method, reference }: Confirmed) => [
      {
        title: `${formatMoney(amount)} by ${methods[method].toLowerCase()} counts as paid`,
        note: `Compare ${reference} with the bank’s statement first`,
      },
      { title: 'The registration is confirmed and its seats are booked' },
      { title: 'The registrant gets the confirmation and the receipt by email' },
    ],
    submit: (amount: Cents) => `Confirm ${formatMoney(amount)}`,
    leave: 'Confirm nothing',
  },
  form: {
    title: 'New registration by phone',
    who: 'Who it is for',
    name: 'Name',
    email: 'Email',
    items: 'What is offered',
    dateOf: (course: string) => `Date of ${course}`,
    dateAndSeats: (day: string, free: number) => `${day}, ${counted(free, 'free seat', 'free seats')}`,
    later: 'Chosen later',
    terms: 'Price and time',
    price: 'Price in dollars',
    priceHint: 'Empty for the price of the list. The Residency needs one.',
    priceHintList: 'Empty for the price of the list. Only the owner and finance offer less.',
    noAmount: (typed: string) => `“${typed}” is not an amount. Write dollars and cents like 14.25.`,
    reason: 'Reason',
    reasonHint: 'The person reads it. Another price than the list’s needs one.',
    until: 'Can be paid until',
    payer: 'Who pays',
    payerName: 'Name of another payer',
    payerHint: 'Empty when the person pays.',
    payerEmail: 'Email of the payer',
    hold: 'Hold the seats until then',
    plan: 'May be paid in parts',
    needsPerson: 'Write a name and an email',
    needsItems: 'Choose what is offered',
    needsDay: 'Choose a day',
    needsPayer: 'Write the payer’s name and email',
  },
  wireForm: {
    title: 'Record a wire or check',
    method: 'How',
    amount: 'Amount in dollars',
    reference: 'Reference or number',
    needsReference: 'Write the reference or number',
    received: 'Arrived on',
  },
}

type Confirmed = { amount: Cents; method: keyof typeof methods; reference: string }
