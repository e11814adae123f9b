/** The label of the box before a payment. "Terms" and "Privacy" are links. */
export const acceptTerms = {
  before: 'I accept the ',
  terms: 'Terms',
  between: ' and the ',
  privacy: 'Privacy',
  after: ' notice.',
}

export type AcceptTerms = typeof acceptTerms
