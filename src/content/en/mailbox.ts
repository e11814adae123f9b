export const copy = {
  title: 'Sandbox mailbox',
  lead: 'Mail that the site would have sent stays here, on this machine. Set SMTP_URL to send it.',
  empty: 'No mail yet.',
  count: (mails: number) => (mails === 1 ? '1 message' : `${mails} messages`),
  to: 'To',
  sent: 'Sent',
  language: 'Language',
  plainText: 'Plain text',
  message: 'Message',
  refresh: 'Refresh',
  home: 'Back to the site',
}

export type Copy = typeof copy
