import { refundPolicy } from '#domain/refunds.ts'
import { confirmationDays } from '#domain/waiting-list.ts'

/** What the site writes to registrants about registrations, refunds and seats. */
export const mails = {
  greeting: (name: string) => `Dear ${name},`,
  sampleDate: 'sample date',
  confirmation: {
    subject: (receipt: string) => `Your registration is confirmed, receipt ${receipt}`,
    title: 'Your registration is confirmed',
    withSeats: (count: number) =>
      `Thank you. We have received your payment, and your ${count === 1 ? 'seat is' : 'seats are'} reserved.`,
    withoutSeats: 'Thank you. We have received your payment, and your registration is complete.',
    total: 'Total paid',
    receipt: 'Receipt number',
    date: 'Date',
    card: 'Card',
    cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    documents: 'Documents',
    receiptLink: 'Receipt',
    calendarLink: 'Add to calendar',
    noDate: 'The date is chosen later',
    moved: (course: string, day: string) =>
      `The academy has moved ${course} since you chose its date: it was to begin on ${day}. If the new date does not suit you, you may cancel for a full refund until the course begins.`,
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
    text: 'With an account you see your courses, your CE hours and your receipts. Create it with this email address and confirm the address: everything you bought will then be there.',
    button: 'Create an account',
  },
  refund: {
    subject: (money: string) => `Your cancellation: ${money} goes back to your card`,
    subjectNothing: 'Your cancellation is confirmed',
    title: 'Your cancellation is confirmed',
    academySubject: (money: string) => `The academy had to cancel: ${money} goes back to your card`,
    academyTitle: 'The academy had to cancel',
    text: (money: string) =>
      `${money} goes back to the card you paid with. Banks take 5 to 10 business days to show it.`,
    nothing: 'Under the refund rules in effect when you registered, this cancellation is not refundable.',
    disputed: 'Your bank has already returned this payment to you, so nothing more is due.',
    returned: 'The amount you paid has already been refunded, so nothing more is due.',
    byAcademy: (money: string) =>
      `The academy had to cancel. ${money} goes back to the card you paid with. Banks take 5 to 10 business days to show it.`,
    elsewhereSubject: (money: string) =>
      `Your registration has been canceled: ${money} goes back to your card`,
    elsewhereTitle: 'Your registration has been canceled',
    elsewhere: (money: string) =>
      `The academy has sent ${money} back to the card you paid with, and your registration ends with it. Banks take 5 to 10 business days to show it.`,
    total: 'Refund',
    view: 'View this registration',
    rest: 'The rest of your registration stays as it was.',
  },
  goodwill: {
    subject: (money: string) => `${money} goes back to your card`,
    title: 'Part of your payment goes back to you',
    text: (money: string) =>
      `The academy refunds ${money} to the card you paid with. Banks take 5 to 10 business days to show it.`,
    ofPaid: (paid: string) => `of ${paid} paid`,
    stands: 'Your registration stays as it was: there is nothing to do.',
  },
  otherWay: {
    subject: (money: string) => `Your refund of ${money} was sent another way`,
    title: 'Your refund was sent another way',
    text: (money: string) =>
      `Your card did not take the refund of ${money}, so the academy has sent it to you another way.`,
    missing: 'If it has not reached you within two weeks, please write to us or call.',
  },
  late: {
    subject: 'Your payment came too late and goes back to you',
    title: 'Your payment goes back to you',
    text: (money: string) =>
      `Your payment arrived after the time your seat was held, and the date is no longer free. We send all of it back: ${money}. Banks take 5 to 10 business days to show it.`,
    sorry: 'We are sorry. You may register for another date, or join the waiting list of this one.',
    button: 'See the dates',
  },
  mismatch: {
    subject: 'Your payment goes back to you',
    title: 'Your payment goes back to you',
    text: (money: string) =>
      `Your payment differs from the amount of your registration, so we could not accept it. We send all of it back: ${money}. Banks take 5 to 10 business days to show it.`,
    sorry: 'We are sorry. Please register again, or write to us.',
    button: 'Register again',
  },
  confirmPlace: {
    subject: (course: string) => `Confirm your place on the waiting list: ${course}`,
    title: 'Confirm your place on the waiting list',
    text: `You asked to wait for a seat on this date. Your place counts as soon as you confirm it, within ${confirmationDays} days.`,
    button: 'Confirm my place',
    notYou: 'If this was not you, ignore this email: we will not write to you about this date again.',
  },
  waiting: {
    subject: (course: string) => `You are on the waiting list: ${course}`,
    title: 'You are on the waiting list',
    text: 'When a seat becomes free we write to those on the list, in the order in which they joined. The seat is then yours to take for 24 hours.',
    leave: 'No longer interested?',
    leaveLink: 'Leave the waiting list',
  },
  offer: {
    subject: (course: string) => `A seat is free for you: ${course}`,
    title: 'A seat is free for you',
    text: (until: string) =>
      `It is held for you for 24 hours, until ${until} (Los Angeles time). After that it goes to the next in line.`,
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
      `If you cancel by ${day}, ${money} is refunded. If you are coming, there is nothing to do.`,
    stepTextNoDate: (day: string, money: string) =>
      `If you cancel by ${day}, ${money} is refunded; after that day there is no refund. If you still plan to take part, there is nothing to do.`,
    several: 'Your courses',
    view: 'View or cancel this registration',
  },
  date: {
    subject: (course: string, date: string) => `${course}: your date is ${date}`,
    title: 'Your date is set',
    text: 'Your seat is held on this date.',
    change: `You may change it in your account until ${refundPolicy.fullDays} days before.`,
    view: 'View your courses',
  },
  newDates: {
    subject: (course: string) => `Choose your date: ${course}`,
    several: 'Choose the dates of your courses',
    title: 'Choose your date',
    text: (count: number) =>
      `${count === 1 ? 'A date has' : 'Dates have'} been set for what you bought without one. Choosing a date reserves your seat at no further cost; seats go to those who choose first.`,
    none: 'If nothing here suits you, there is nothing to do: we will write again when other dates are set.',
    choose: 'Choose a date',
    asGuest:
      'Dates are chosen in an account with this email address, which you can create below if you have none; please confirm the address there.',
  },
  moved: {
    subject: (course: string, date: string) => `${course} has a new date: ${date}`,
    title: 'Your course has a new date',
    text: 'The academy had to move your course. Your seat is held on the new date, and there is nothing to do if it suits you.',
    was: (date: string) => `Until now: ${date}`,
    free: (day: string, money: string) =>
      `If it does not suit you, you may cancel until ${day} for a refund of ${money}. With an account you may also choose another date.`,
    otherDate: 'If it does not suit you, an account lets you choose another date.',
    view: 'View or cancel this registration',
  },
  waitMoved: {
    subject: (course: string, date: string) => `The date you are waiting for has moved: ${course}, ${date}`,
    title: 'The date you are waiting for has moved',
    text: 'You keep your place on the waiting list, now for this date.',
    leave: 'It does not suit you?',
    leaveLink: 'Leave the waiting list',
  },
  waitEnded: {
    subject: (course: string) => `The waiting list has closed: ${course}`,
    title: 'The waiting list has closed',
    closed: 'This date takes no more registrations, so its waiting list has closed.',
    canceled: 'The academy had to cancel this date, so its waiting list has closed.',
    button: 'See the other dates',
  },
  certificate: {
    subject: (course: string) => `${course}: your certificate is ready`,
    title: 'Your certificate is ready',
    text: 'Congratulations. The course is completed and its CE hours are on your record.',
    download: 'Download it in your account',
    downloadAsGuest: 'Download it on the page of your registration',
    check: 'Anyone can check it:',
  },
  completionUndone: {
    subject: (course: string) => `${course} does not count as completed any more`,
    title: 'Your course is open again',
    text: 'The academy has corrected its records: this course does not count as completed any more, and its CE hours are not on your record.',
    revoked: (code: string) => `Certificate ${code} is no longer valid`,
    mistake: 'If you did complete it, please write to us or call.',
    active: 'It is among your active courses again.',
  },
  newLinks: {
    subject: 'New links to your registrations',
    title: 'Your new links',
    text: 'The links in our earlier emails about your registrations no longer work. Please use these from now on.',
    secret: 'They open your registrations without signing in, so please keep them to yourself.',
    unasked:
      'We renew the links when the address of an account changes or is first confirmed, and when its owner ends the old ones. If that was not you, please write to us or call.',
  },
  addressCorrected: {
    subject: 'A registration now has another email address',
    title: 'Our emails go to another address',
    text: (receipt: string) =>
      `The academy has changed the email address of registration ${receipt}. We no longer write to this address about it, and the links that we sent here no longer work.`,
    unasked: 'If this registration is yours and you did not ask for the change, please write to us or call.',
  },
  erased: {
    subject: 'Your data has been deleted',
    title: 'Your data has been deleted',
    text: 'As requested, we have deleted your personal data and your account, if you had one. Payments stay in our books, without your name.',
    unasked:
      'If you did not ask for this, please write to us or call right away. Our own copy of this email is deleted within two days.',
  },
}
export type Mails = typeof mails
