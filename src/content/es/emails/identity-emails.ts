import type { IdentityEmails } from '../../en/emails/identity-emails.ts'

export const identityEmails: IdentityEmails = {
  PASSWORD_RESET: {
    subject: 'Establezca una contraseña nueva',
    title: 'Establezca una contraseña nueva',
    text: (address) => `Usted solicitó una contraseña nueva para ${address}.`,
    button: 'Establecer una contraseña nueva',
    unasked: 'Si no la solicitó, ignore este correo. Su contraseña no cambió.',
    lifetime: 'El enlace funciona una sola vez, durante una hora.',
  },
  VERIFY_EMAIL: {
    subject: 'Verifique su correo electrónico',
    title: 'Le damos la bienvenida',
    text: (address) =>
      `Confirme que ${address} es su correo. Las inscripciones que hizo sin cuenta con esta dirección aparecerán en su cuenta.`,
    button: 'Verificar mi correo',
    unasked: 'Si no creó una cuenta, ignore este correo: solo debe confirmarlo quien la creó.',
    lifetime: 'El enlace funciona una sola vez, durante una hora.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirme su correo electrónico nuevo',
    title: 'Confirme su correo nuevo',
    text: (address) => `Confirme que ${address} es el correo nuevo de su cuenta.`,
    button: 'Confirmar mi correo nuevo',
    unasked: 'Si no lo solicitó, ignore este correo. Nada cambia si no lo confirma el titular de la cuenta.',
    lifetime: 'El enlace funciona una sola vez, durante una hora.',
  },
  RECOVER_EMAIL: {
    subject: 'Se cambió el correo de su cuenta',
    title: 'Se cambió su correo',
    text: (address) =>
      `${address} ya no es el correo de su cuenta. Si lo cambió usted, no tiene que hacer nada. Si no fue usted, recupérelo aquí.`,
    button: 'Recuperar mi correo',
    unasked: 'Si lo recupera, establezca también de inmediato una contraseña nueva: alguien conoce la suya.',
    lifetime: 'El enlace funciona una sola vez, durante 30 días.',
  },
  EMAIL_RESTORED: {
    subject: 'Su cuenta volvió a su correo anterior',
    title: 'Se retiró su correo',
    text: (address) =>
      `${address} ya no es el correo de su cuenta. El correo anterior se recuperó con el enlace que enviamos a esa dirección, y cerramos la sesión en todos los dispositivos.`,
    button: 'Escribirnos',
    unasked: 'Si lo recuperó usted, no tiene que hacer nada. Si no fue usted, comuníquese con nosotros.',
    lifetime: '',
  },
}

export const emptiedNotice =
  'Esta dirección nunca se verificó. Para proteger a su titular, la contraseña nueva borra el nombre, el celular y los datos guardados hasta ahora en la cuenta. Las inscripciones pagadas se conservan.'
