import { identityMessages } from './identity-messages.ts'
import { missing } from './missing.ts'

export const copy = {
  meta: { title: 'Your Account', description: 'Where the links in our emails lead.' },
  reading: 'One moment, we are looking at your link',
  newPassword: {
    title: 'New Password',
    lead: (email: string) => `For the account ${email}.`,
    password: 'New password',
    confirm: 'Confirm new password',
    words: { show: 'Show', hide: 'Hide' },
    missing: { password: missing.newPassword, confirm: missing.passwordAgain },
    hint: 'At least 6 characters',
    submit: 'Save new password',
    busy: 'Saving',
    mismatch: 'Passwords do not match',
    tooShort: 'Password must be at least 6 characters',
  },
  passwordSaved: {
    title: 'Password Saved',
    text: 'Your new password is now active. Wherever you were signed in before, you are signed out.',
  },
  verified: {
    title: 'Email Verified',
    text: 'Thank you. Registrations made with this address as a guest are now in your account.',
  },
  verifiedBefore: {
    title: 'Email Verified',
    text: 'The address of your account is verified already. There is nothing more to do.',
  },
  changed: {
    title: 'Email Changed',
    text: 'Your account has its new address, and it is verified. Please sign in with it.',
  },
  restored: {
    title: 'Email Restored',
    text: 'Your account has its former address again, and everybody is signed out. If you did not change it yourself, somebody knows your password: please set a new one.',
    newPassword: 'Set a new password',
  },
  dead: {
    title: 'This link no longer works',
    text: 'It has already been used, or it has expired. Each link works once.',
    again: 'Ask for a new link',
  },
  failed: {
    title: 'We could not open your link',
    text: 'The connection failed. Your link still works.',
    retry: 'Try again',
  },
  login: 'Login',
  account: 'Your Account',
  provider: identityMessages,
}

export type Copy = typeof copy
