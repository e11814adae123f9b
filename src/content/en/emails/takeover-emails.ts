/** Emails about courses that a colleague takes over. */
export const takeoverEmails = {
  offered: {
    subject: (other: string, course: string) => `${other} offers you a seat: ${course}`,
    title: 'A seat for you',
    text: (other: string) =>
      `${other} cannot attend this course and offers you the seat. It is paid. You get the seat, the lessons and the certificate.`,
    button: 'Take over the course',
  },
  taken: {
    subject: (_: string, course: string) => `The course is yours: ${course}`,
    title: 'The course is yours',
    text: (other: string) =>
      `You have taken the course over from ${other}. Sign in with this email address to see the lessons and, later, your certificate.`,
    button: 'Open your account',
  },
  given: {
    subject: (other: string, course: string) => `${other} has taken over ${course}`,
    title: 'Your colleague has the seat',
    text: (other: string) =>
      `${other} has taken the course over, with its lessons and certificate. The payment stays yours: a refund would go to you.`,
    button: 'Open your account',
  },
  until: (day: string) => `The link works once, until ${day}.`,
  news: {
    canceled: {
      subject: (course: string) => `Canceled: ${course}`,
      title: 'Your course was canceled',
      text: 'This course was canceled, and your seat has ended. The person who paid for it gets the refund.',
    },
    asked: {
      subject: (course: string) => `Canceled date: ${course}`,
      title: 'The date of your course was canceled',
      text: 'The academy had to cancel this date. The person who paid for the course now chooses a refund or another date. You will get an email.',
    },
    moved: {
      subject: (course: string) => `New date: ${course}`,
      title: 'Your course has a new date',
      text: 'The academy has moved this course. Your seat is on the new date.',
    },
    reminder: {
      subject: (course: string) => `Soon: ${course}`,
      title: 'Your course starts soon',
      text: 'We look forward to seeing you.',
    },
    release: {
      subject: (course: string) => `Payment overdue: ${course}`,
      title: 'Your seat may be released',
      text: 'A payment for this course is overdue. If it is not paid in time, your seat is released. The person who pays for the course has been notified.',
    },
    certificate: {
      subject: (course: string) => `Your certificate: ${course}`,
      title: 'Your certificate is ready',
      text: 'You have completed this course. Your certificate is in your account.',
    },
    button: 'Open your account',
  },
}
export type TakeoverEmails = typeof takeoverEmails
