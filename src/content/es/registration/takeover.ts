import type { Copy } from '../../en/registration/takeover.ts'
import { missing } from '../missing.ts'
import { refusal } from '../refusals.ts'

export const copy: Copy = {
  refusal,
  meta: { title: 'Un cupo para usted', description: 'Un colega le ofrece un curso de la academia.' },
  missing,
  loading: 'Se está cargando el curso',
  failed: 'No se pudo cargar el curso.',
  tryAgain: 'Intentar de nuevo',
  problem: 'Algo salió mal. Inténtelo de nuevo, por favor.',
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Use el enlace completo de nuestro correo o llámenos.',
  },
  closed: 'Este curso ya no se puede tomar',
  call: '¿Tiene preguntas? Llámenos, por favor.',
  from: (name) => `${name} le ofrece este curso`,
  terms:
    'El curso ya está pagado. El cupo, las lecciones y el certificado pasan a ser suyos. Un reembolso iría a su colega.',
  until: (day) => `El enlace sirve una sola vez, hasta el ${day}.`,
  name: 'Su nombre, como irá en el certificado',
  email: 'Su correo',
  emailHint: 'Inicie sesión con este correo para ver sus lecciones.',
  accept: 'Tomar el curso',
  taken: {
    title: 'El curso es suyo',
    text: 'La confirmación le llegará por correo.',
    account: 'Crear su cuenta',
  },
  dialog: {
    lead: (course) =>
      `Enviamos a su colega un enlace para tomar el ${course}, con el cupo, las lecciones y el certificado. El pago y un posible reembolso siguen siendo suyos.`,
    name: 'Nombre de su colega',
    email: 'Correo de su colega',
    invalidEmail: 'Escriba un correo completo, por favor.',
    send: 'Enviar el enlace',
    sent: (name) => `Enviado. El curso sigue siendo suyo hasta que ${name} acepte.`,
  },
}
