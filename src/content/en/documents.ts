/** The words on receipts, certificates, CE records and calendar entries. */
export const documents = {
  sampleDate: 'sample date',
  receipt: {
    title: 'Receipt',
    billedTo: 'Billed to',
    number: 'Receipt number',
    paidOn: 'Paid on',
    card: 'Card',
    cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    taxId: 'Tax ID',
    course: 'Course',
    amount: 'Amount',
    includes: (courses: string) => `Includes ${courses}`,
    noDate: 'Date to be chosen',
    total: 'Total paid',
    note: (terms: string, policy: string) =>
      `All amounts in US dollars. Sold under the terms of ${terms} and refund policy ${policy}.`,
  },
  refund: {
    title: 'Refund receipt',
    number: 'Refund number',
    receipt: 'For receipt',
    decidedOn: 'Decided on',
    card: 'Returned to',
    state: 'Status',
    states: {
      due: 'Being sent',
      pending: 'On its way',
      succeeded: 'Sent',
      failed: 'Did not go through: the academy will contact you',
      outside: 'Settled another way',
    },
    course: 'Canceled course',
    returned: 'Payment returned',
    ofPaid: (paid: string) => `of ${paid} paid`,
    ofWhatStays: (paid: string) => `part of ${paid} paid, returned without canceling the course`,
    total: 'Total refunded',
    note: 'All amounts in US dollars. Banks need 5 to 10 business days to show a refund.',
  },
  certificate: {
    title: 'Certificate of Completion',
    awardedTo: 'awarded to',
    /** The kind is known of the catalogue's courses only. */
    facts: (hours: number, kind: string | undefined, day: string) =>
      `${hours} CE Hours${kind ? `, ${kind}` : ''}  ·  completed ${day}`,
    signature: 'For the faculty',
    place: 'Beverly Hills, California',
    check: 'Check this certificate at',
    code: 'QR code that leads to the check of this certificate',
    subject: (name: string, course: string) => `Certificate of ${name}: ${course}`,
  },
  ledger: {
    title: 'Continuing Education Record',
    name: 'Name',
    email: 'Email',
    agd: 'AGD member number',
    license: 'License',
    issued: 'Issued on',
    date: 'Date',
    course: 'Course and provider',
    kind: 'Format',
    hours: 'Hours',
    certificate: (code: string) => `Certificate ${code}`,
    none: 'No hours yet',
    online: 'Online, total',
    handsOn: 'Hands-on, total',
    total: 'All hours',
    note: (address: string) =>
      `Hours of other providers are listed once the academy has seen their evidence. To verify a certificate, open ${address} followed by its code.`,
  },
  kinds: { online: 'online', 'hands-on': 'hands-on' },
  calendar: {
    name: (academy: string) => `${academy}: your courses`,
    details: {
      account: 'Your registration, documents and CE hours:',
      guest:
        'To view or cancel your registration, use the link in your confirmation email. About the course:',
    },
  },
}
export type Documents = typeof documents
