import type { Copy } from '../../en/account/auth-action.ts'
import { missing } from '../missing.ts'
import { identityMessages } from './identity-messages.ts'
import { newPassword } from './new-password.ts'

export const copy: Copy = {
  meta: {
    title: 'Su cuenta',
    description: 'Confirme su correo o establezca una contraseña nueva con el enlace que le enviamos.',
  },
  reading: 'Revisando su enlace',
  newPassword: {
    title: 'Contraseña nueva',
    lead: (email) => `Para ${email}.`,
    password: 'Contraseña nueva',
    confirm: 'Confirmar la contraseña nueva',
    words: { show: 'Mostrar', hide: 'Ocultar' },
    missing: { password: missing.newPassword, confirm: missing.passwordAgain },
    strength: newPassword,
    submit: 'Guardar la contraseña',
    busy: 'Guardando',
    mismatch: 'Las contraseñas no coinciden',
  },
  confirm: {
    verify: {
      title: 'Verifique su correo',
      text: ({ email }) => `Confirme que ${email} es su correo, pero solo si usted creó esta cuenta.`,
      note: 'Las inscripciones hechas sin cuenta con esta dirección aparecerán en esta cuenta. Si la creó otra persona, cierre esta página: no cambiará nada.',
      submit: 'Verificar mi correo',
      busy: 'Verificando',
    },
    change: {
      title: 'Su correo nuevo',
      text: ({ email, account }) => `La cuenta ${account} pasará a tener la dirección ${email}.`,
      note: 'Confírmelo solo si usted creó esta cuenta y solicitó el cambio. Si no, cierre esta página: no cambiará nada.',
      submit: 'Confirmar mi correo nuevo',
      busy: 'Confirmando',
    },
    restore: {
      title: 'Recupere su correo',
      text: ({ email, account }) => `Su cuenta volverá a tener la dirección ${email} en lugar de ${account}.`,
      note: 'Se cerrará la sesión en todos los dispositivos y después podrá establecer una contraseña nueva. Si usted cambió la dirección, cierre esta página: no cambiará nada.',
      submit: 'Recuperar mi correo',
      busy: 'Recuperando',
    },
    password: 'Contraseña',
    missing: missing.password,
    forgot: 'Olvidé mi contraseña',
    wrongPassword: 'La contraseña no es correcta.',
  },
  passwordSaved: {
    title: 'Contraseña guardada',
    text: 'Su contraseña nueva ya está activa. Cerramos la sesión en todos los dispositivos. Si su calendario muestra las fechas de sus cursos, vuelva a suscribirse desde su cuenta.',
  },
  verified: {
    title: 'Correo verificado',
    text: 'Gracias. Las inscripciones que hizo sin cuenta con esta dirección ya están en su cuenta.',
  },
  verifiedBefore: {
    title: 'Correo verificado',
    text: 'Su correo ya está verificado. No tiene que hacer nada más.',
  },
  changed: {
    title: 'Correo cambiado',
    text: 'Su correo nuevo está verificado. De ahora en adelante, inicie sesión con él.',
  },
  restored: {
    title: 'Correo recuperado',
    text: 'Su cuenta tiene de nuevo el correo anterior y cerramos la sesión en todos los dispositivos. Si usted no hizo el cambio, alguien conoce su contraseña: establezca una nueva.',
    newPassword: 'Establecer una contraseña nueva',
  },
  dead: {
    title: 'Este enlace ya no funciona',
    text: 'Ya se usó o venció. Cada enlace funciona una sola vez.',
    again: 'Solicitar un enlace nuevo',
  },
  failed: {
    title: 'No pudimos abrir su enlace',
    text: 'Falló la conexión. Su enlace sigue siendo válido.',
    retry: 'Intentar de nuevo',
  },
  login: 'Iniciar sesión',
  account: 'Su cuenta',
  provider: identityMessages,
}
