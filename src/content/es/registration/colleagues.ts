import type { Copy } from '../../en/registration/colleagues.ts'

/** Los campos para las personas que el comprador también inscribe. */
export const copy: Copy = {
  title: 'Colegas',
  note: 'Todos toman los mismos cursos en las mismas fechas, cada uno con su propia inscripción. Usted paga una sola vez, con tarjeta, y los reembolsos son para usted. Para un grupo no se puede pagar con crédito ni en cuotas.',
  name: (number) => `Nombre del colega ${number}`,
  email: (number) => `Correo del colega ${number}`,
  otherLanguage: 'Correos en inglés',
  twice: 'Cada persona necesita su propio correo electrónico.',
  remove: 'Quitar',
  add: 'Agregar a un colega',
}
