export const copy = {
  title: 'Sandbox mailbox',
  lead: 'Emails stay here, on this machine, instead of being sent. Set SMTP_URL to send them.',
  empty: 'No emails yet.',
  count: (emails: number) => (emails === 1 ? '1 email' : `${emails} emails`),
  to: 'To',
  sent: 'Sent',
  language: 'Language',
  plainText: 'Plain text',
  message: 'Message',
  refresh: 'Refresh',
  home: 'Back to the site',
}

export type Copy = typeof copy
