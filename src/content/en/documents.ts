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
    decidedOn: 'Approved on',
    card: 'Refunded to',
    state: 'Status',
    states: {
      due: 'Processing',
      pending: 'Sent to your bank',
      succeeded: 'Completed',
      failed: 'Failed: the academy will contact you',
      outside: 'Refunded by other means',
    },
    course: 'Canceled course',
    returned: 'Payment refunded',
    ofPaid: (paid: string) => `of ${paid} paid`,
    ofWhatStays: (paid: string) => `part of ${paid} paid, refunded without canceling the course`,
    total: 'Total refunded',
    note: 'All amounts in US dollars. Banks take 5 to 10 business days to show a refund.',
  },
  certificate: {
    title: 'Certificate of Completion',
    awardedTo: 'awarded to',
    /** `kind` is undefined for a course that is no longer in the catalogue. */
    facts: (hours: number, kind: string | undefined, day: string) =>
      `${hours} CE Hours${kind ? `, ${kind}` : ''}  ·  completed ${day}`,
    signature: 'For the faculty',
    place: 'Beverly Hills, California',
    check: 'Verify this certificate at',
    code: 'QR code to verify this certificate',
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
      `Hours from other providers are listed once the academy has approved them. To verify a certificate, open ${address} followed by its code.`,
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
