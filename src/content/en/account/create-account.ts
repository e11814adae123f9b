import { missing } from '../missing.ts'
import { identityMessages } from './identity-messages.ts'
import { newPassword } from './new-password.ts'

export const copy = {
  meta: {
    title: 'Create Account',
    description: 'Create an account to see your courses, receipts and certificates in one place.',
  },
  title: 'Create Account',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  words: { show: 'Show', hide: 'Hide' },
  missing: { email: missing.email, password: missing.newPassword, confirm: missing.passwordAgain },
  strength: newPassword,
  submit: 'Create Account',
  busy: 'Creating your account',
  haveAccount: 'Already have an account?',
  login: 'Login',
  mismatch: 'Passwords do not match',
  provider: identityMessages,
}

export type Copy = typeof copy
