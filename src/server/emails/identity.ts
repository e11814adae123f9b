import type { Language } from '#domain/language.ts'
import { type WrittenLetter, writeLetter } from './email.ts'

export type IdentityMail = {
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'EMAIL_RESTORED'
  to: string
  language: Language
  link: string
  emptiesAccount?: boolean | undefined
}

type Words = {
  subject: string
  title: string
  text: (address: string) => string
  button: string
  unasked: string
}

/** The link is the email's one button. */
export function identityMail(mail: IdentityMail, origin: string): WrittenLetter {
  const { kind, to, language, link } = mail
  const { subject, title, text, button, unasked } = words[language][kind]
  return writeLetter(
    {
      language,
      subject,
      title,
      blocks: [
        { kind: 'lead', text: text(to) },
        { kind: 'button', link: { label: button, url: link } },
        { kind: 'note', text: notes(mail, unasked).join(' ') },
      ],
    },
    origin,
  )
}

function notes({ kind, language, emptiesAccount }: IdentityMail, unasked: string): string[] {
  return [
    ...(emptiesAccount ? [emptied[language]] : []),
    unasked,
    ...(kind === 'EMAIL_RESTORED' ? [] : [once[language](kind)]),
  ]
}

const emptied: Record<Language, string> = {
  en: 'This address was never verified. To protect its owner, a new password removes the name, phone and entries saved in the account so far. Paid registrations stay.',
  es: 'Esta dirección nunca se verificó. Para proteger a su titular, la contraseña nueva borra el nombre, el teléfono y los datos guardados hasta ahora en la cuenta. Las inscripciones pagadas se conservan.',
}

const once: Record<Language, (kind: IdentityMail['kind']) => string> = {
  en: (kind) => `The link works once, for ${kind === 'RECOVER_EMAIL' ? '30 days' : 'one hour'}.`,
  es: (kind) => `El enlace sirve una sola vez, durante ${kind === 'RECOVER_EMAIL' ? '30 días' : 'una hora'}.`,
}

const words: Record<Language, Record<IdentityMail['kind'], Words>> = {
  en: {
    PASSWORD_RESET: {
      subject: 'Set a new password',
      title: 'A new password',
      text: (address) => `You asked to set a new password for the account ${address}.`,
      button: 'Set a new password',
      unasked: 'If you did not ask for it, nothing has changed: please ignore this email.',
    },
    VERIFY_EMAIL: {
      subject: 'Please verify your email',
      title: 'Welcome to the academy',
      text: (address) =>
        `Please confirm that ${address} is yours. Registrations made with this address as a guest will then join your account.`,
      button: 'Verify my email',
      unasked:
        'If you did not create an account, please ignore this email: only its creator should confirm it.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Please confirm your new email',
      title: 'Your new email',
      text: (address) => `Please confirm that ${address} is the new address for your account.`,
      button: 'Confirm my new email',
      unasked:
        'If you did not ask for it, please ignore this email: nothing changes unless the account’s owner confirms it.',
    },
    RECOVER_EMAIL: {
      subject: 'Your account has a new email',
      title: 'Your email was changed',
      text: (address) =>
        `Your account no longer has the address ${address}. If you changed it, there is nothing to do. If you did not, take it back here.`,
      button: 'Take my address back',
      unasked: 'If you take it back, please set a new password right away as well: somebody knows yours.',
    },
    EMAIL_RESTORED: {
      subject: 'Your account’s former email is back',
      title: 'Your email was removed',
      text: (address) =>
        `Your account no longer has the address ${address}. Its former address was restored with the link we sent there when it was changed, and everybody is signed out.`,
      button: 'Contact us',
      unasked: 'If you restored it, there is nothing to do. If you did not, please write to us.',
    },
  },
  es: {
    PASSWORD_RESET: {
      subject: 'Establezca una contraseña nueva',
      title: 'Contraseña nueva',
      text: (address) => `Ha solicitado una contraseña nueva para la cuenta ${address}.`,
      button: 'Establecer una contraseña nueva',
      unasked: 'Si no la ha solicitado, nada ha cambiado: no haga caso de este mensaje.',
    },
    VERIFY_EMAIL: {
      subject: 'Verifique su correo electrónico',
      title: 'Le damos la bienvenida',
      text: (address) =>
        `Confirme que ${address} es su dirección. Las inscripciones hechas con ella sin cuenta pasarán entonces a la suya.`,
      button: 'Verificar mi correo',
      unasked:
        'Si no ha creado ninguna cuenta, no haga caso de este mensaje: solo debe confirmarlo quien la creó.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirme su correo electrónico nuevo',
      title: 'Su correo nuevo',
      text: (address) => `Confirme que ${address} será la dirección de su cuenta.`,
      button: 'Confirmar mi correo nuevo',
      unasked:
        'Si no lo ha solicitado, no haga caso de este mensaje: nada cambia si no lo confirma el titular de la cuenta.',
    },
    RECOVER_EMAIL: {
      subject: 'Su cuenta tiene un correo nuevo',
      title: 'Se ha cambiado su correo',
      text: (address) =>
        `Su cuenta ya no tiene la dirección ${address}. Si la cambió usted, no tiene que hacer nada. Si no fue usted, recupérela aquí.`,
      button: 'Recuperar mi dirección',
      unasked:
        'Si la recupera, establezca también de inmediato una contraseña nueva: alguien conoce la suya.',
    },
    EMAIL_RESTORED: {
      subject: 'Su cuenta volvió a su correo anterior',
      title: 'Se retiró su correo',
      text: (address) =>
        `Su cuenta ya no tiene la dirección ${address}. Se recuperó la anterior con el enlace que enviamos allí al cambiarla, y se cerraron todas las sesiones.`,
      button: 'Escribirnos',
      unasked: 'Si la recuperó usted, no tiene que hacer nada. Si no fue usted, escríbanos.',
    },
  },
}
