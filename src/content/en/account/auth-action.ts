import { missing } from '../missing.ts'
import { identityMessages } from './identity-messages.ts'
import { newPassword } from './new-password.ts'

/** The address that an account will have, and the one it has now. */
type Addresses = { email: string; account: string }

export const copy = {
  meta: {
    title: 'Your Account',
    description: 'Confirm an email address or set a new password with the link we sent you.',
  },
  reading: 'Checking your link',
  newPassword: {
    title: 'New Password',
    lead: (email: string) => `For ${email}.`,
    password: 'New password',
    confirm: 'Confirm new password',
    words: { show: 'Show', hide: 'Hide' },
    missing: { password: missing.newPassword, confirm: missing.passwordAgain },
    strength: newPassword,
    submit: 'Save new password',
    busy: 'Saving',
    mismatch: 'Passwords do not match',
  },
  confirm: {
    verify: {
      title: 'Verify Your Email',
      text: ({ email }: Addresses) =>
        `Please confirm that ${email} is your email, but only if you created this account.`,
      note: 'Registrations made with this address as a guest will then appear in the account. If someone else created it, close this page: nothing will change.',
      submit: 'Verify my email',
      busy: 'Verifying',
    },
    change: {
      title: 'Your New Email',
      text: ({ email, account }: Addresses) => `The account ${account} will have the address ${email}.`,
      note: 'Please confirm only if you created this account and asked for the change. If you didn’t, close this page: nothing will change.',
      submit: 'Confirm my new email',
      busy: 'Confirming',
    },
    restore: {
      title: 'Restore Your Email',
      text: ({ email, account }: Addresses) =>
        `Your account will have the address ${email} again instead of ${account}.`,
      note: 'You’ll be signed out on all devices, and so will anyone else. You can then set a new password. If you changed the address yourself, close this page: nothing will change.',
      submit: 'Restore my email',
      busy: 'Restoring',
    },
    password: 'Password',
    missing: missing.password,
    forgot: 'Forgot password',
    wrongPassword: 'That password is incorrect.',
  },
  passwordSaved: {
    title: 'Password Saved',
    text: 'Your new password is active. You’ve been signed out on all devices. If your calendar app shows your course dates, subscribe to them again in your account.',
  },
  verified: {
    title: 'Email Verified',
    text: 'Thank you. Registrations made with this address as a guest are now in your account.',
  },
  verifiedBefore: {
    title: 'Email Verified',
    text: 'Your email is already verified. There’s nothing else to do.',
  },
  changed: {
    title: 'Email Changed',
    text: 'Your new email is verified. From now on, sign in with it.',
  },
  restored: {
    title: 'Email Restored',
    text: 'Your account has its previous email again, and you’ve been signed out on all devices. If you didn’t change the email yourself, someone knows your password: please set a new one.',
    newPassword: 'Set a new password',
  },
  dead: {
    title: 'This link no longer works',
    text: 'It has already been used, or it has expired. Each link works once.',
    again: 'Request a new link',
  },
  failed: {
    title: 'We couldn’t open your link',
    text: 'The connection failed. Your link still works.',
    retry: 'Try again',
  },
  login: 'Login',
  account: 'Your Account',
  provider: identityMessages,
}

export type Copy = typeof copy
