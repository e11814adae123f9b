import { identityMessages } from './identity-messages.ts'
import { missing } from './missing.ts'

/** The address that an account will have, and the one it has now. */
type Addresses = { email: string; account: string }

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
  confirm: {
    verify: {
      title: 'Verify Your Email',
      text: ({ email }: Addresses) =>
        `Please confirm that ${email} is yours, and only if you made this account.`,
      note: 'Registrations made with this address as a guest will then join the account. If somebody else made it, close this page: nothing changes.',
      submit: 'Verify my email',
      busy: 'Verifying',
    },
    change: {
      title: 'Your New Email',
      text: ({ email, account }: Addresses) => `The account ${account} will have the address ${email}.`,
      note: 'Please confirm this only if you made this account and asked for the change. If not, close this page: nothing changes.',
      submit: 'Confirm my new email',
      busy: 'Confirming',
    },
    restore: {
      title: 'Take Your Email Back',
      text: ({ email, account }: Addresses) =>
        `Your account will have the address ${email} again, and no longer ${account}.`,
      note: 'Everybody will be signed out, and you can set a new password next. If you changed the address yourself, close this page: nothing changes.',
      submit: 'Take my address back',
      busy: 'Taking it back',
    },
    password: 'Password',
    missing: missing.password,
    forgot: 'Forgot password',
    wrongPassword: 'The password is not right.',
  },
  passwordSaved: {
    title: 'Password Saved',
    text: 'Your new password is now active. Wherever you were signed in before, you are signed out. If your calendar shows your course dates, subscribe to them again in your account.',
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
    text: 'Your account has its new address, and it is verified. From now on, sign in with it.',
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
