import type { Copy } from '../en/auth-action.ts'
import { identityMessages } from './identity-messages.ts'
import { missing } from './missing.ts'

export const copy: Copy = {
  meta: { title: 'Su cuenta', description: 'Adonde llevan los enlaces de nuestros correos.' },
  reading: 'Un momento, estamos comprobando su enlace',
  newPassword: {
    title: 'Contraseña nueva',
    lead: (email) => `Para la cuenta ${email}.`,
    password: 'Contraseña nueva',
    confirm: 'Confirmar la contraseña nueva',
    words: { show: 'Mostrar', hide: 'Ocultar' },
    missing: { password: missing.newPassword, confirm: missing.passwordAgain },
    hint: 'Al menos 6 caracteres',
    submit: 'Guardar la contraseña',
    busy: 'Guardando',
    mismatch: 'Las contraseñas no coinciden',
    tooShort: 'La contraseña debe tener al menos 6 caracteres',
  },
  confirm: {
    verify: {
      title: 'Verifique su correo',
      text: ({ email }) => `Confirme que ${email} es su dirección, y solo si usted creó esta cuenta.`,
      note: 'Las inscripciones hechas con esta dirección sin cuenta pasarán entonces a ella. Si la creó otra persona, cierre esta página: nada cambiará.',
      submit: 'Verificar mi correo',
      busy: 'Verificando',
    },
    change: {
      title: 'Su correo nuevo',
      text: ({ email, account }) => `La cuenta ${account} pasará a tener la dirección ${email}.`,
      note: 'Confírmelo solo si usted creó esta cuenta y pidió el cambio. Si no, cierre esta página: nada cambiará.',
      submit: 'Confirmar mi correo nuevo',
      busy: 'Confirmando',
    },
    restore: {
      title: 'Recupere su correo',
      text: ({ email, account }) => `Su cuenta volverá a tener la dirección ${email} en lugar de ${account}.`,
      note: 'Se cerrarán todas las sesiones y después podrá establecer una contraseña nueva. Si usted cambió la dirección, cierre esta página: nada cambiará.',
      submit: 'Recuperar mi dirección',
      busy: 'Recuperando',
    },
    password: 'Contraseña',
    missing: missing.password,
    forgot: 'Olvidé mi contraseña',
    wrongPassword: 'La contraseña no es correcta.',
  },
  passwordSaved: {
    title: 'Contraseña guardada',
    text: 'Su contraseña nueva ya es válida. Se ha cerrado la sesión en todos los dispositivos donde la tenía abierta. Si su calendario muestra las fechas de sus cursos, vuelva a suscribirse desde su cuenta.',
  },
  verified: {
    title: 'Correo verificado',
    text: 'Gracias. Las inscripciones hechas con esta dirección sin cuenta ya figuran en la suya.',
  },
  verifiedBefore: {
    title: 'Correo verificado',
    text: 'La dirección de su cuenta ya está verificada. No tiene que hacer nada más.',
  },
  changed: {
    title: 'Correo cambiado',
    text: 'Su cuenta tiene ya la dirección nueva, verificada. En adelante, inicie sesión con ella.',
  },
  restored: {
    title: 'Correo recuperado',
    text: 'Su cuenta tiene de nuevo su dirección anterior y se han cerrado todas las sesiones. Si no la cambió usted, alguien conoce su contraseña: establezca una nueva, por favor.',
    newPassword: 'Establecer una contraseña nueva',
  },
  dead: {
    title: 'Este enlace ya no sirve',
    text: 'Ya se ha utilizado o ha caducado. Cada enlace sirve una sola vez.',
    again: 'Solicitar un enlace nuevo',
  },
  failed: {
    title: 'No hemos podido abrir su enlace',
    text: 'Ha fallado la conexión. Su enlace sigue siendo válido.',
    retry: 'Intentarlo de nuevo',
  },
  login: 'Iniciar sesión',
  account: 'Su cuenta',
  provider: identityMessages,
}
