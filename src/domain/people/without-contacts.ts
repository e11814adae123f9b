const emails = /[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"']+/g
/** Seven digits or more, however they are grouped: phone numbers, and also cards and ids. */
const longNumbers = /\+?\(?\d(?:[\s().\-/]*\d){6,}/g

/** A text without email addresses and phone numbers. */
export function withoutContacts(text: string): string {
  return text.replace(emails, '[email]').replace(longNumbers, '[number]')
}
