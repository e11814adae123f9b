import { identityMessages } from './identity-messages.ts'

export const copy = {
  meta: {
    title: 'Forgot Password',
    description: 'Request a link to set a new password.',
  },
  title: 'Forgot Password',
  lead: 'Enter the email of your account. We’ll send you a link to set a new password.',
  email: 'Email',
  submit: 'Send reset link',
  busy: 'Sending',
  remembered: 'Remembered it?',
  login: 'Return to login',
  sent: 'Reset link sent! Please check your email.',
  sentDetail: (email: string) =>
    `We sent it to ${email}. It works once, for one hour. If it doesn’t arrive within a minute, check your spam folder.`,
  errors: {
    'invalid-email': 'Invalid email address format.',
    'user-not-found': 'No account found with this email.',
    'missing-email': 'Please enter an email address.',
    'too-many-requests': 'Too many attempts. Please try again later.',
    other: (message: string) => `Failed to send reset email: ${message}`,
  },
  provider: identityMessages,
}

export type Copy = typeof copy
