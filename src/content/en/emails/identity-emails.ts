/** Emails of the identity service, by its kind of email. Each has one button, which opens the link. */
export const identityEmails = {
  PASSWORD_RESET: {
    subject: 'Set a new password',
    title: 'Set a new password',
    text: (address: string) => `You asked to set a new password for ${address}.`,
    button: 'Set a new password',
    unasked: 'If you didn’t ask for this, you can ignore this email. Your password has not changed.',
    lifetime: 'The link works once, for one hour.',
  },
  VERIFY_EMAIL: {
    subject: 'Please verify your email',
    title: 'Welcome to the academy',
    text: (address: string) =>
      `Please confirm that ${address} is your email. Registrations you made as a guest with this address will then appear in your account.`,
    button: 'Verify my email',
    unasked:
      'If you didn’t create an account, please ignore this email: only the person who created it should confirm.',
    lifetime: 'The link works once, for one hour.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Please confirm your new email',
    title: 'Confirm your new email',
    text: (address: string) => `Please confirm that ${address} is the new email of your account.`,
    button: 'Confirm my new email',
    unasked:
      'If you didn’t ask for this, you can ignore this email. Nothing changes unless the account’s owner confirms it.',
    lifetime: 'The link works once, for one hour.',
  },
  RECOVER_EMAIL: {
    subject: 'The email of your account was changed',
    title: 'Your email was changed',
    text: (address: string) =>
      `${address} is no longer the email of your account. If you changed it, you don’t need to do anything. If you didn’t, restore it here.`,
    button: 'Restore my email',
    unasked: 'If you restore it, please also set a new password right away: someone knows yours.',
    lifetime: 'The link works once, for 30 days.',
  },
  EMAIL_RESTORED: {
    subject: 'Your account’s former email is back',
    title: 'Your email was removed',
    text: (address: string) =>
      `${address} is no longer the email of your account. The former email was restored with the link we sent there, and all devices have been signed out.`,
    button: 'Contact us',
    unasked: 'If you restored it, you don’t need to do anything. If you didn’t, please contact us.',
    lifetime: '',
  },
}

/** In the reset email of an account whose address was never verified. */
export const emptiedNotice: string =
  'This address was never verified. To protect its owner, a new password removes the name, phone and entries saved in the account so far. Paid registrations stay.'
export type IdentityEmails = typeof identityEmails
