const findings = (count: number) => (count === 1 ? '1 finding' : `${count} findings`)

export const reconciliationCopy = {
  run: 'Check now',
  running: 'It compares everything with the payment provider. That may take half a minute.',
  done: (found: number) => (found === 0 ? 'Everything agrees.' : `${findings(found)}.`),
  last: 'Last check',
  result: 'Result',
  payments: 'Payments',
  compared: 'compared with the provider',
  notCompared: 'not compared: the provider did not answer',
  never: 'No check ran yet',
  neverNote: 'The office checks every night. You can check now.',
  agree: 'Everything agrees',
  agreeNote: 'Registrations, payments, seats, credits and emails were compared.',
  found: 'Findings',
  foundNote: findings,
  nothing: 'nothing found',
  open: 'Open the registration',
  repair: 'Repair…',
  entries: 'Its entries',
  decide: 'Staff decide this one.',
  about: 'What is compared',
  aboutNote: [
    'Status and seats of every registration with its entries',
    'Payments, refunds and disputes with the provider, for 180 days',
    'Receipt numbers, certificates and hours',
    'Waiting lists with their offers',
    'Emails that should have been sent',
  ],
}

export const repairCopy = {
  title: 'Repair',
  lead: 'The finding',
  look: 'See what the repair does',
  lookHappens: [
    { title: 'The office asks the payment provider', note: 'It reads and changes nothing.' },
    { title: 'You see what would be refunded, emailed or issued', note: 'Then you agree, or leave it.' },
  ],
  receipts: 'Give the missing receipt numbers',
  receiptsHappens: [
    { title: 'Paid registrations without a receipt number get one', note: 'Gaps of the year first.' },
    { title: 'No money moves and no email is sent' },
  ],
  agree: 'Agree and repair',
  leave: 'Leave it as it is',
  close: 'Close',
  doneTitle: 'What was done',
  nothing: 'Nothing was wrong any more.',
}
