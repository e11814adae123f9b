import { missing } from '../missing.ts'

export const copy = {
  meta: {
    title: 'Login',
    description: 'Sign in to your account: your courses, your payments and your certificates.',
  },
  title: 'Login',
  email: 'Email',
  password: 'Password',
  words: { show: 'Show', hide: 'Hide' },
  missing: { email: missing.email, password: missing.password },
  forgot: 'Forgot password',
  submit: 'Login',
  busy: 'Signing in',
  noAccount: 'No account yet?',
  create: 'Create account',
  errors: {
    'user-not-found': 'No account exists with this email',
    'wrong-password': 'Invalid email or password',
    'invalid-email': 'Invalid email format',
    'user-disabled': 'This account has been disabled',
    'too-many-requests': 'Too many failed attempts. Please try again later',
    'network-request-failed': 'No internet connection. Please check it and try again',
    other: 'Invalid email or password',
  },
}

export type Copy = typeof copy
