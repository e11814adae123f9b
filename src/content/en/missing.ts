/** The message for each required field that is left empty. */
export const missing = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  newEmail: 'Please enter the new email address.',
  phone: 'Please enter your phone number.',
  password: 'Please enter your password.',
  newPassword: 'Please enter a new password.',
  passwordAgain: 'Please enter the password again.',
  message: 'Please write your message.',
  code: 'Please enter a certificate code.',
  courseTitle: 'Please enter the course.',
  provider: 'Please enter the provider.',
  hours: 'Please enter the hours.',
  day: 'Please enter the date.',
  caseTitle: 'Please enter a title for the case.',
  summary: 'Please describe the findings, treatment and outcome.',
}
export type Missing = typeof missing
