import type { GroupEmails } from '../../en/emails/group-emails.ts'

export const groupEmails: GroupEmails = {
  subject: (payer) => `${payer} le inscribió en la academia`,
  title: 'Su inscripción está lista',
  text: (payer) => `${payer} le inscribió en estos cursos y ya los pagó. Usted no tiene que pagar nada.`,
  refunds: 'Si algo se cancela, el reembolso es para la persona que pagó.',
  view: 'Ver su inscripción',
  colleagues: 'También quedan inscritos',
  total: 'Pagado por todos',
  about: (person) => `Este correo trata de la inscripción de ${person}, que usted pagó.`,
}
