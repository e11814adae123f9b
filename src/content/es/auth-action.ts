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
  passwordSaved: {
    title: 'Contraseña guardada',
    text: 'Su contraseña nueva ya es válida. Se ha cerrado la sesión en todos los dispositivos donde la tenía abierta.',
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
    text: 'Su cuenta tiene ya la dirección nueva, verificada. Inicie sesión con ella.',
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
