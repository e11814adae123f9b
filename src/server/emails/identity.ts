import type { Language } from '#domain/language.ts'
import { type WrittenLetter, writeLetter } from './email.ts'

export type IdentityMail = {
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'
  to: string
  language: Language
  link: string
}

type Words = {
  subject: string
  title: string
  text: (address: string) => string
  button: string
  unasked: string
}

/** The link is the letter's one button. */
export function identityMail({ kind, to, language, link }: IdentityMail, origin: string): WrittenLetter {
  const { subject, title, text, button, unasked } = words[language][kind]
  return writeLetter(
    {
      language,
      subject,
      title,
      blocks: [
        { kind: 'lead', text: text(to) },
        { kind: 'button', link: { label: button, url: link } },
        { kind: 'note', text: `${unasked} ${once[language](kind)}` },
      ],
    },
    origin,
  )
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
      unasked: 'If you did not create an account, please ignore this email.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Please confirm your new email',
      title: 'Your new email',
      text: (address) => `Please confirm that ${address} is the new address for your account.`,
      button: 'Confirm my new email',
      unasked: 'If you did not ask for it, please ignore this email: your account keeps its address.',
    },
    RECOVER_EMAIL: {
      subject: 'Your account has a new email',
      title: 'Your email was changed',
      text: (address) =>
        `Your account no longer has the address ${address}. If you changed it, there is nothing to do. If you did not, take it back here.`,
      button: 'Take my address back',
      unasked: 'If you take it back, please set a new password right away as well: somebody knows yours.',
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
      unasked: 'Si no ha creado ninguna cuenta, no haga caso de este mensaje.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirme su correo electrónico nuevo',
      title: 'Su correo nuevo',
      text: (address) => `Confirme que ${address} será la dirección de su cuenta.`,
      button: 'Confirmar mi correo nuevo',
      unasked: 'Si no lo ha solicitado, no haga caso de este mensaje: su cuenta conserva su dirección.',
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
  },
}
