import { type RefundWay, refundPolicy } from '#domain/registrations/refunds.ts'
import { confirmationDays } from '#domain/registrations/waiting-list.ts'

const days = 'Banks take 5 to 10 business days to show a refund.'
/** Follows an amount that is refunded. */
const goesTo: Record<RefundWay, string> = {
  card: `to the card you paid with. ${days}`,
  payer: `to the card it was paid with. ${days}`,
  offline: 'by bank transfer or check. You’ll get an email once it has been sent.',
}
const toYourCard = (way: RefundWay) => (way === 'card' ? ' to your card' : '')

/** Emails to registrants about registrations, refunds and seats. */
export const emails = {
  greeting: (name: string) => `Dear ${name},`,
  sampleDate: 'sample date',
  question: {
    subject: (number: string) => `Reply to your question ${number}`,
    title: 'Reply to your question',
    asked: 'You asked',
    more: 'To ask more, just reply to this email.',
  },
  confirmation: {
    subject: (receipt: string) => `Your registration is confirmed, receipt ${receipt}`,
    title: 'Your registration is confirmed',
    withSeats: (count: number) =>
      `Thank you. We have received your payment, and your ${count === 1 ? 'seat is' : 'seats are'} reserved.`,
    withoutSeats: 'Thank you. We have received your payment, and your registration is complete.',
    total: 'Total paid',
    agreed: 'Total, paid in parts',
    receipt: 'Receipt number',
    date: 'Date',
    card: 'Card',
    paidBy: 'Paid by',
    methods: {
      wire: (reference: string) => `Wire ${reference}`,
      check: (reference: string) => `Check ${reference}`,
    },
    cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    documents: 'Documents',
    receiptLink: 'Receipt',
    calendarLink: 'Add to calendar',
    noDate: 'Date to be chosen',
    moved: (course: string, day: string) =>
      `The academy has moved ${course} since you chose its date (it was to begin on ${day}). If the new date doesn’t work for you, you can cancel for a full refund until the course begins.`,
  },
  calendar: {
    title: 'If your plans change',
    heads: ['Course', 'Full refund, cancel by', '50% refund, cancel by', 'After that'] as [
      string,
      string,
      string,
      string,
    ],
    from: (day: string) => `from ${day}`,
    noDate: 'no date yet',
    untilChosen: (day: string) => `until a date is chosen, by ${day} at the latest`,
    nothing: 'no refund',
    academyCancels: 'If the academy cancels, 100% is refunded or credited.',
    view: 'View or cancel this registration',
  },
  account: {
    title: 'Keep it all in one place',
    text: 'With an account, you see your courses, CE hours and receipts in one place. Create it with this email address and verify the address: your registrations will then appear in it.',
    button: 'Create an account',
  },
  refund: {
    subject: (money: string, way: RefundWay) =>
      `Your cancellation: ${money} will be refunded${toYourCard(way)}`,
    subjectNothing: 'Your cancellation is confirmed',
    title: 'Your cancellation is confirmed',
    academySubject: (money: string, way: RefundWay) =>
      `The academy had to cancel: ${money} will be refunded${toYourCard(way)}`,
    academyTitle: 'The academy had to cancel',
    text: (money: string, way: RefundWay) => `${money} will be refunded ${goesTo[way]}`,
    asCredit: (money: string) => `${money} is now credit on your account. You can pay any course with it.`,
    nothing: 'Under the refund rules in effect when you registered, this cancellation is not refundable.',
    disputed: 'Your bank has already returned this payment to you, so there is nothing left to refund.',
    returned: 'The amount you paid has already been refunded, so there is nothing left to refund.',
    byAcademy: (money: string, way: RefundWay) =>
      `The academy had to cancel. ${money} will be refunded ${goesTo[way]}`,
    elsewhereSubject: (money: string) => `Your registration has been canceled: ${money} refunded`,
    elsewhereTitle: 'Your registration has been canceled',
    elsewhere: (money: string) =>
      `The academy has refunded ${money} to the card it was paid with and canceled your registration. ${days}`,
    total: 'Refund',
    view: 'View this registration',
    receipt: 'View the receipt',
    rest: 'The rest of your registration is unchanged.',
    payments: 'Your next payments',
    paymentEnds: (money: string) => `The payment of ${money} ends.`,
    paymentLess: (before: string, after: string) => `${after} in place of ${before}`,
  },
  goodwill: {
    subject: (money: string, way: RefundWay) => `${money} will be refunded${toYourCard(way)}`,
    title: 'We’re refunding part of your payment',
    text: (money: string, way: RefundWay) => `The academy is refunding ${money} ${goesTo[way]}`,
    lessCredit: (money: string) =>
      `This money had become credit, so your credit is ${money} lower from now on.`,
    ofPaid: (paid: string) => `of ${paid} paid`,
    stands: 'Your registration is unchanged. You don’t need to do anything.',
  },
  otherWay: {
    subject: (money: string) => `Your refund of ${money} was sent by other means`,
    title: 'Your refund was sent by other means',
    text: (money: string) =>
      `Your card did not accept the refund of ${money}, so the academy has sent it to you by other means.`,
    /** What came by wire or check never was on a card. */
    sentSubject: (money: string) => `Your refund of ${money} was sent`,
    sentTitle: 'Your refund was sent',
    sent: (money: string) => `The academy has sent your refund of ${money} by bank transfer or check.`,
    missing: 'If it hasn’t reached you within two weeks, please email or call us.',
  },
  late: {
    subject: 'Your payment arrived too late and will be refunded',
    title: 'Your payment will be refunded',
    text: (money: string) =>
      `Your payment arrived after your seat was released, and the date is now full. We’re refunding all of it: ${money}. ${days}`,
    sorry: 'We’re sorry. You can register for another date or join the waiting list for this one.',
    button: 'See the dates',
  },
  mismatch: {
    subject: 'Your payment will be refunded',
    title: 'Your payment will be refunded',
    text: (money: string) =>
      `Your payment doesn’t match the amount of your registration, so we couldn’t accept it. We’re refunding all of it: ${money}. ${days}`,
    sorry: 'We’re sorry. Please register again or contact us.',
    button: 'Register again',
  },
  confirmPlace: {
    subject: (course: string) => `Confirm your place on the waiting list: ${course}`,
    title: 'Confirm your place on the waiting list',
    text: `You asked to join the waiting list for this date. Please confirm your place within ${confirmationDays} days. You’re on the list once you confirm.`,
    button: 'Confirm my place',
    notYou:
      'If you didn’t ask for this, you can ignore this email. We won’t email you about this date again.',
  },
  waiting: {
    subject: (course: string) => `You are on the waiting list: ${course}`,
    title: 'You are on the waiting list',
    text: 'When a seat opens up, we email the people on the list in the order they joined. When it’s your turn, we hold the seat for you for 24 hours.',
    leave: 'No longer interested?',
    leaveLink: 'Leave the waiting list',
  },
  offer: {
    subject: (course: string) => `A seat is available for you: ${course}`,
    title: 'A seat is available for you',
    text: (until: string) =>
      `We’re holding it for you for 24 hours, until ${until} (Los Angeles time). After that, it goes to the next person on the list.`,
    button: 'Take the seat',
    leave: 'No longer interested?',
    leaveLink: 'Leave the waiting list',
  },
  reminder: {
    subject: (course: string, days: number) => `${course} begins in ${days} days`,
    title: (days: number) => `Your course begins in ${days} days`,
    text: 'We look forward to seeing you.',
    stepSubject: (course: string, day: string) => `${course}: cancel by ${day} if your plans have changed`,
    stepTitle: 'If your plans have changed',
    stepText: (day: string, money: string) =>
      `If you cancel by ${day}, ${money} is refunded. If you’re coming, you don’t need to do anything.`,
    stepTextNoDate: (day: string, money: string) =>
      `If you cancel by ${day}, ${money} is refunded. After that day, there is no refund. If you still plan to attend, you don’t need to do anything.`,
    several: 'Your courses',
    view: 'View or cancel this registration',
  },
  date: {
    subject: (course: string, date: string) => `${course}: your date is ${date}`,
    title: 'Your date is set',
    text: 'Your seat is reserved on this date.',
    change: `You can change it in your account until ${refundPolicy.fullDays} days before the course.`,
    changeAsGuest: `You can change it with the link below until ${refundPolicy.fullDays} days before the course.`,
    view: 'View your courses',
    viewAsGuest: 'View your registration',
  },
  newDates: {
    subject: (course: string) => `Choose your date: ${course}`,
    several: 'Choose the dates of your courses',
    title: 'Choose your date',
    text: (count: number) =>
      `${count === 1 ? 'A date has' : 'Dates have'} been announced for a course you registered for without a date. Choose a date to reserve your seat at no extra cost. Seats are first come, first served.`,
    none: 'If none of these dates works for you, you don’t need to do anything: we’ll email you when new dates are announced.',
    choose: 'Choose a date',
    asGuest:
      'You choose dates in an account with this email address. If you don’t have one, create it below and verify the address.',
  },
  moved: {
    subject: (course: string, date: string) => `${course} has a new date: ${date}`,
    title: 'Your course has a new date',
    text: 'The academy had to move your course. Your seat is reserved on the new date. If it works for you, you don’t need to do anything.',
    was: (date: string) => `Previous date: ${date}`,
    free: (day: string, money: string) =>
      `If it doesn’t work for you, you can cancel by ${day} for a refund of ${money}. With an account, you can also choose another date.`,
    otherDate: 'If it doesn’t work for you, you can choose another date with an account.',
    byPolicy: 'If it doesn’t work for you, the refund policy applies as before.',
    view: 'View or cancel this registration',
  },
  waitMoved: {
    subject: (course: string, date: string) => `The date on your waiting list has moved: ${course}, ${date}`,
    title: 'The date on your waiting list has moved',
    text: 'You keep your place on the waiting list for the new date.',
    leave: 'Doesn’t work for you?',
    leaveLink: 'Leave the waiting list',
  },
  offerExtended: {
    subject: (course: string) => `More time for your seat: ${course}`,
    title: 'You have more time',
    text: (until: string) =>
      `We’re holding your seat until ${until} (Los Angeles time). After that, it goes to the next person on the list.`,
  },
  waitRemoved: {
    subject: (course: string) => `You are no longer on the waiting list: ${course}`,
    title: 'You are no longer on the waiting list',
    text: 'The academy has taken you off the waiting list of this date. If you think that is a mistake, please reply to this email.',
    button: 'See the other dates',
  },
  dateEmail: {
    /** In place of {name} for a person whose name is not known. */
    nameless: 'colleague',
  },
  entryDecided: {
    approvedHours: { subject: 'Your CE hours were approved', title: 'Your CE hours were approved' },
    declinedHours: { subject: 'Your CE hours were not approved', title: 'Your CE hours were not approved' },
    approvedCase: { subject: 'Your case was approved', title: 'Your case was approved' },
    declinedCase: { subject: 'Your case was not approved', title: 'Your case was not approved' },
    approved: 'It counts toward your award from now on.',
    declined: 'It does not count toward your award.',
    hours: (hours: number, day: string) => `${hours} ${hours === 1 ? 'hour' : 'hours'}, ${day}`,
    reason: 'What the academy wrote',
    view: 'See your progress',
    questions: 'If you have questions, just reply to this email.',
  },
  waitEnded: {
    subject: (course: string) => `The waiting list has closed: ${course}`,
    title: 'The waiting list has closed',
    closed: 'This date is no longer open for registration, so its waiting list has closed.',
    canceled: 'The academy had to cancel this date, so its waiting list has closed.',
    button: 'See the other dates',
  },
  certificate: {
    subject: (course: string) => `${course}: your certificate is ready`,
    title: 'Your certificate is ready',
    text: 'Congratulations! You have completed the course, and its CE hours are on your record.',
    download: 'Download it in your account',
    downloadAsGuest: 'Download it from your registration page',
    check: 'Anyone can verify it:',
  },
  completionUndone: {
    subject: (course: string) => `${course} is no longer marked as completed`,
    title: 'Your course is open again',
    text: 'The academy has corrected its records: this course is no longer marked as completed, and its CE hours are no longer on your record.',
    revoked: (code: string) => `Certificate ${code} is no longer valid`,
    mistake: 'If you did complete it, please email or call us.',
    active: 'It is one of your active courses again.',
  },
  newLinks: {
    subject: 'New links to your registrations',
    title: 'Your new links',
    text: 'The links in our earlier emails about your registrations no longer work. Please use these links from now on.',
    secret: 'They open your registrations without signing in, so please keep them to yourself.',
    unasked:
      'We send new links when the email of an account changes or is first verified, when its owner ends the old links, and when we correct an address. If you didn’t do this, please email or call us.',
  },
  addressCorrected: {
    subject: 'A registration now has another email address',
    title: 'Our emails go to another address',
    text: (receipt: string) =>
      `The academy has changed the email address of registration ${receipt}. We no longer send emails about it to this address, and the links we sent here no longer work.`,
    unasked: 'If this registration is yours and you didn’t ask for the change, please email or call us.',
  },
  erased: {
    subject: 'Your data has been deleted',
    title: 'Your data has been deleted',
    text: 'As requested, we have deleted your personal data and your account, if you had one. Payments stay in our books without your name.',
    unasked:
      'If you didn’t ask for this, please email or call us right away. Our copy of this email is deleted within two days.',
  },
}
export type Emails = typeof emails
