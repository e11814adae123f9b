/** What each field says of itself when it is left empty. */
export const missing = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  newEmail: 'Please enter the new email address.',
  phone: 'Please enter your phone number.',
  password: 'Please enter your password.',
  newPassword: 'Please enter a new password.',
  passwordAgain: 'Please enter the password once more.',
  message: 'Please write your message.',
  code: 'Please enter the code of a certificate.',
  courseTitle: 'Please name the course.',
  provider: 'Please name the provider.',
  hours: 'Please enter the hours.',
  day: 'Please enter the day.',
  caseTitle: 'Please name the case.',
  summary: 'Please describe findings, treatment and outcome.',
}
export type Missing = typeof missing
