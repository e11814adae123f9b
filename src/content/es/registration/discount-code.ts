import type { Copy } from '../../en/registration/discount-code.ts'
import { refusal } from '../refusals.ts'

/** El campo para un código de descuento al inscribirse. */
export const copy: Copy = {
  label: 'Código de descuento',
  apply: 'Aplicar',
  remove: 'Quitar el código',
  applied: (code, off, price) => `El código ${code} descuenta ${off}\u00a0USD. Usted paga ${price}\u00a0USD.`,
  oncePaid: 'Con un código, el precio se paga de una sola vez.',
  missing: 'Escriba su código, por favor.',
  failed: 'No se pudo comprobar el código. Inténtelo de nuevo.',
  refusal,
}
