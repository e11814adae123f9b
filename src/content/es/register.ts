import { hourInSpanish } from '../clock-time.ts'
import type { Copy } from '../en/register.ts'
import { fieldLabels } from './field-labels.ts'
import { missing } from './missing.ts'
import { refusal } from './refusals.ts'

export const copy: Copy = {
  meta: {
    title: 'Inscripción',
    description:
      'Inscríbase en un curso o en el programa Fellowship o Mastership, elija sus fechas y pague con tarjeta.',
  },
  refusal,
  title: 'Inscripción',
  steps: { label: 'Pasos de la inscripción', choice: 'Su elección', payment: 'Pago' },
  programs: {
    title: 'Programas',
    fellowship: (courses) => courses,
    mastership: (courses) => `Todos los cursos del Fellowship, ${courses}`,
    savings: (percent) => `Ahorro del programa: ${percent} %`,
    owned: (courses) => `Ya tiene ${courses}.`,
  },
  courses: {
    title: 'Cursos individuales',
    past: (date) => `${date} ya pasó, próximas fechas por anunciar`,
    sample: 'fecha de muestra',
    seatsLeft: (left, spots) =>
      left === 1 ? `queda 1 plaza de ${spots}` : `quedan ${left} plazas de ${spots}`,
    full: 'completa',
    inPayment: (time) => `últimas plazas en pago, vuelva a mirar después de ${hourInSpanish(time)}`,
    allFull: 'Todas las fechas están completas',
    dateOf: (course) => `Fecha de ${course}`,
    offered: 'le guardamos una plaza',
    owned: 'Ya tiene este curso.',
    joinWaitingList: 'Unirse a la lista de espera',
  },
  lost: {
    past: (course, day, next) =>
      next
        ? `${course}, ${day}: esta fecha ya pasó. Hemos elegido para usted la próxima: ${next}.`
        : `${course}, ${day}: esta fecha ya pasó. Su inscripción es para la próxima, aún por anunciar.`,
    gone: (course, day) =>
      `${course}, ${day}: esta fecha ya no se puede elegir. Elija de nuevo a continuación.`,
    full: (course, day) =>
      `${course}, ${day}: esta fecha está completa. Elija de nuevo a continuación o únase a su lista de espera.`,
    inPayment: (course, day, time) =>
      `${course}, ${day}: las últimas plazas se están pagando en este momento. Elija de nuevo a continuación o vuelva a mirar después de ${hourInSpanish(time)}: si alguna no se paga, queda libre.`,
    undated: (course) =>
      `${course}: la fecha del enlace ya no se puede elegir. Elija de nuevo a continuación.`,
    allFull: (course) =>
      `${course} está completo. Elija de nuevo a continuación o únase a una lista de espera.`,
    allInPayment: (course, time) =>
      `${course}: las últimas plazas se están pagando en este momento. Elija de nuevo a continuación o vuelva a mirar después de ${hourInSpanish(time)}: si alguna no se paga, queda libre.`,
    stray: 'El enlace que le trajo aquí nombra un curso que no ofrecemos. Elija a continuación.',
  },
  contact: {
    title: 'Contacto',
    name: fieldLabels.name,
    email: fieldLabels.email,
    phone: fieldLabels.phone,
    locked: 'De su perfil',
    loading: 'Un momento: estamos cargando su perfil y enseguida continuamos.',
    failed: 'No se pudo cargar su perfil. Inténtelo de nuevo.',
    faults: {
      name: missing.name,
      nameLetters: 'Escriba su nombre en letras latinas, tal como debe figurar en su certificado.',
      email: missing.email,
      emailForm: 'Escriba un correo electrónico completo.',
      phone: missing.phone,
      phoneForm: 'Escriba un teléfono completo.',
    },
  },
  total: 'Total',
  continue: 'Continuar al pago',
  nothingChosen: 'Elija un programa o un curso para continuar.',
  owned: {
    title: 'Esto ya es suyo',
    text: (courses) => `${courses}: ya está en su cuenta. ¿Desea pagarlo otra vez?`,
    again: 'Inscribirme de nuevo',
    back: 'Cambiar mi elección',
  },
  waitingList: {
    title: 'Unirse a la lista de espera',
    text: (course, date) =>
      `${course}, ${date}. Cuando queda libre una plaza, escribimos a quienes esperan, en el orden en que se unieron. La plaza se guarda entonces durante 24 horas.`,
    join: 'Unirse a la lista de espera',
    joined: 'Está en la lista de espera. Le hemos escrito un correo.',
    confirmByEmail: 'Ya casi: abra el enlace del correo que le enviamos y confirme ahí su lugar.',
    failed: 'No fue posible añadirle a la lista de espera. Inténtelo de nuevo.',
    close: 'Cerrar',
  },
  summary: {
    title: 'Resumen',
    edit: 'Editar la información',
    datesLater: 'Las fechas se eligen más adelante, en su cuenta.',
    noDate: 'La fecha está por anunciar.',
  },
  refunds: {
    title: 'Si cambian sus planes',
    cancelBy: (day) => `Si cancela hasta el ${day}`,
    by: (day) => `Hasta el ${day}`,
    back: 'de reembolso',
    after: 'Después',
    nothing: 'sin reembolso',
    untilDate: (day) => `Hasta que elija una fecha, a más tardar el ${day}`,
    thenByDate: 'Después, según la fecha del curso',
    byDateRule: '100 %, 50 %, nada',
    fromNow: 'Desde ahora',
  },
  payment: {
    title: 'Pago con tarjeta',
    testMode: 'Modo de prueba.',
    testCard:
      'No se cobra ninguna tarjeta. Use 4242\u00a04242\u00a04242\u00a04242, cualquier fecha futura y cualquier código.',
    opening: 'El formulario de pago se está cargando',
    asking: 'Estamos preguntando por su pago',
    unavailable: 'No se pudo cargar el formulario de pago. Inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
    anotherDate: 'Elegir otra fecha',
    accept: {
      before: 'Acepto las ',
      terms: 'Condiciones',
      between: ' y el aviso de ',
      privacy: 'Privacidad',
      after: '.',
    },
    acceptFirst: 'Acepte las condiciones para pagar.',
    pay: (amount) => `Pagar ${amount}`,
  },
  held: {
    until: (time) => `Le guardamos la plaza hasta ${hourInSpanish(time)}.`,
    ending: 'Quedan como máximo dos minutos.',
    over: 'El plazo de su plaza terminó. Ya no está guardada y puede pasar a otra persona.',
  },
  failed: {
    title: 'El pago no se realizó',
    text: 'Inténtelo de nuevo.',
    unconfirmed: 'No se pudo confirmar el pago.',
    closed: 'El plazo de este pago terminó y no se cobró nada. Revise su elección.',
    returned:
      'Su pago llegó, pero ya no fue posible guardarle la plaza. Todo el dinero vuelve a su tarjeta; le hemos escrito un correo.',
  },
  pending: {
    title: 'Pago en curso',
    text: 'Su banco aún no ha confirmado el pago. No vuelva a pagar: le escribiremos en cuanto lo confirme.',
  },
  unknown: {
    title: 'Pago sin confirmar',
    text: 'La conexión se interrumpió antes de saber qué ocurrió con su pago. No vuelva a pagar antes de saberlo.',
    again: 'Comprobar de nuevo',
  },
  succeeded: {
    title: '¡Pago realizado!',
    mail: 'Recibirá un correo de confirmación en 1 o 2 días hábiles.',
    questions: {
      before: 'Si tiene preguntas, comuníquese con la academia por teléfono al ',
      between: ' o por correo electrónico a ',
      after: '.',
    },
    receipt: 'Número de recibo',
    account: 'Su cuenta',
    createAccount: 'Crear una cuenta',
    another: 'Inscribirse en otro curso',
  },
}
