import type { AcceptTerms } from '../../en/registration/accept-terms.ts'

export const acceptTerms: AcceptTerms = {
  before: 'Acepto las ',
  terms: 'Condiciones',
  between: ' y el aviso de ',
  privacy: 'Privacidad',
  after: '.',
}
