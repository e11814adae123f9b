import { hourInSpanish } from '../../clock-time.ts'
import type { Copy } from '../../en/registration/register.ts'
import { fieldLabels } from '../field-labels.ts'
import { missing } from '../missing.ts'
import { refusal } from '../refusals.ts'
import { acceptTerms } from './accept-terms.ts'

export const copy: Copy = {
  meta: {
    title: 'Inscripción',
    description:
      'Inscríbase en un curso o en el programa Fellowship o Mastership, elija sus fechas y pague con tarjeta.',
  },
  refusal,
  title: 'Inscripción',
  steps: { label: 'Pasos de la inscripción', choice: 'Sus cursos', payment: 'Pago' },
  programs: {
    title: 'Programas',
    fellowship: (courses) => courses,
    mastership: (courses) => `Todos los cursos del Fellowship, ${courses}`,
    savings: (percent) => `Ahorro: ${percent}\u00a0%`,
    owned: (courses) => `Ya tiene ${courses}.`,
  },
  courses: {
    title: 'Cursos individuales',
    past: (date) => `${date} ya pasó, próximas fechas por anunciar`,
    sample: 'fecha de muestra',
    samples: 'Fechas de muestra, sin confirmar',
    seatsLeft: (left, spots) =>
      left === 1 ? `queda 1 cupo de ${spots}` : `quedan ${left} cupos de ${spots}`,
    full: 'sin cupo',
    inPayment: (time) =>
      `últimos cupos en proceso de pago, vuelva a consultar después de ${hourInSpanish(time)}`,
    allFull: 'Ninguna fecha tiene cupo',
    dateOf: (course) => `Fecha de ${course}`,
    offered: 'le guardamos un cupo',
    owned: 'Ya tiene este curso.',
    joinWaitingList: 'Entrar a la lista de espera',
  },
  lost: {
    past: (course, day, next) =>
      next
        ? `${course}, ${day}: esta fecha ya pasó. Elegimos para usted la próxima: ${next}.`
        : `${course}, ${day}: esta fecha ya pasó. Su inscripción será para la próxima, que aún no se anuncia.`,
    gone: (course, day) => `${course}, ${day}: esta fecha ya no está disponible. Elija de nuevo aquí abajo.`,
    full: (course, day) =>
      `${course}, ${day}: esta fecha ya no tiene cupo. Elija de nuevo aquí abajo o entre a su lista de espera.`,
    inPayment: (course, day, time) =>
      `${course}, ${day}: los últimos cupos se están pagando en este momento. Elija de nuevo aquí abajo o vuelva a consultar después de ${hourInSpanish(time)}: si alguno no se paga, queda libre.`,
    undated: (course) => `${course}: la fecha de su enlace ya no está disponible. Elija de nuevo aquí abajo.`,
    allFull: (course) =>
      `${course} ya no tiene cupo. Elija de nuevo aquí abajo o entre a una lista de espera.`,
    allInPayment: (course, time) =>
      `${course}: los últimos cupos se están pagando en este momento. Elija de nuevo aquí abajo o vuelva a consultar después de ${hourInSpanish(time)}: si alguno no se paga, queda libre.`,
    stray: 'Su enlace es de un curso que no ofrecemos. Elija aquí abajo.',
  },
  contact: {
    title: 'Contacto',
    name: fieldLabels.name,
    email: fieldLabels.email,
    phone: fieldLabels.phone,
    locked: 'De su perfil',
    loading: 'Un momento. Continuaremos en cuanto cargue su perfil.',
    failed: 'No se pudo cargar su perfil. Inténtelo de nuevo.',
    faults: {
      name: missing.name,
      nameLetters: 'Escriba su nombre con letras del alfabeto latino, como debe aparecer en su certificado.',
      email: missing.email,
      emailForm: 'Escriba un correo electrónico completo.',
      phone: missing.phone,
      phoneForm: 'Escriba un número de celular completo.',
    },
  },
  colleagues: 'Inscribir a colegas',
  alsoRegistered: 'Colegas',
  requires: {
    declare: 'Confirmo que cumplo esto:',
    first: 'Confírmelo, por favor, para continuar.',
    program: (program: string, saves: string) =>
      `Estos cursos forman el programa ${program}, que cuesta ${saves} menos.`,
    take: 'Elegir el programa',
  },
  total: 'Total',
  continue: 'Continuar al pago',
  nothingChosen: 'Elija un programa o un curso para continuar.',
  owned: {
    title: 'Ya tiene esta inscripción',
    text: (courses) => `${courses}: ya está en su cuenta. ¿Desea pagarlo otra vez?`,
    again: 'Inscribirme de nuevo',
    back: 'Cambiar mi selección',
  },
  waitingList: {
    title: 'Entrar a la lista de espera',
    text: (course, date) =>
      `${course}, ${date}. Cuando se libera un cupo, escribimos a las personas de la lista en el orden en que entraron. Cuando le toque a usted, le guardamos el cupo durante 24 horas.`,
    join: 'Entrar a la lista de espera',
    joined: 'Está en la lista de espera. Le enviamos un correo.',
    confirmByEmail: 'Ya casi: abra el enlace del correo que le enviamos y confirme ahí su lugar.',
    failed: 'No pudimos agregar su nombre a la lista de espera. Inténtelo de nuevo.',
    close: 'Cerrar',
  },
  summary: {
    title: 'Resumen',
    edit: 'Editar la información',
    datesLater: 'Elegirá las fechas más adelante en su cuenta.',
    noDate: 'Fecha por anunciar.',
  },
  refunds: {
    title: 'Si cambian sus planes',
    cancelBy: (day) => `Si cancela hasta el ${day}`,
    by: (day) => `Hasta el ${day}`,
    back: 'de reembolso',
    after: 'Después de esa fecha',
    nothing: 'sin reembolso',
    untilDate: (day) => `Hasta que elija una fecha, a más tardar el ${day}`,
    thenByDate: 'Después, según la fecha del curso',
    byDateRule: '100\u00a0%, 50\u00a0%, nada',
    fromNow: 'A partir de ahora',
  },
  payment: {
    title: 'Pago con tarjeta',
    testMode: 'Modo de prueba.',
    testCard:
      'No se cobra ninguna tarjeta. Use 4242\u00a04242\u00a04242\u00a04242, cualquier fecha futura y cualquier código.',
    opening: 'Cargando el formulario de pago',
    asking: 'Verificando su pago',
    unavailable: 'No se pudo cargar el formulario de pago. Inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
    anotherDate: 'Elegir otra fecha',
    accept: acceptTerms,
    acceptFirst: 'Acepte las condiciones para pagar.',
    pay: (amount) => `Pagar ${amount}\u00a0USD`,
  },
  held: {
    until: (time) => `Le guardamos el cupo hasta ${hourInSpanish(time)}.`,
    ending: 'Quedan menos de dos minutos.',
    over: 'Su cupo ya no está reservado y puede pasar a otra persona.',
  },
  failed: {
    title: 'El pago no se realizó',
    text: 'Inténtelo de nuevo.',
    unconfirmed: 'No se pudo confirmar el pago.',
    closed: 'El tiempo para pagar terminó. No se le cobró nada. Revise su selección.',
    returned:
      'Recibimos su pago, pero su cupo ya no está disponible. Reembolsaremos el total a su tarjeta. Le enviamos un correo.',
  },
  pending: {
    title: 'Pago en curso',
    text: 'Su banco aún no confirma el pago. No vuelva a pagar: le escribiremos en cuanto lo confirme.',
  },
  unknown: {
    title: 'Pago sin confirmar',
    text: 'La conexión se interrumpió antes de que se confirmara su pago. Verifíquelo antes de volver a pagar.',
    again: 'Verificar de nuevo',
  },
  succeeded: {
    title: '¡Pago realizado!',
    deposit: (money, rest) =>
      `Usted hizo el primer pago, de ${money}\u00a0USD. Faltan ${rest}\u00a0USD en pagos mensuales.`,
    paid: (money) => `Usted pagó ${money}\u00a0USD.`,
    email: 'Recibirá un correo de confirmación en 1\u00a0o\u00a02\u00a0días hábiles.',
    questions: {
      before: 'Si tiene preguntas, comuníquese con la academia por teléfono al ',
      between: ' o por correo electrónico a ',
      after: '.',
    },
    seats: (count) => (count === 1 ? 'Su lugar' : 'Sus lugares'),
    dateLater: 'Fecha por elegir',
    next: {
      title: 'Qué sigue ahora',
      by: (day) => `Hasta el ${day}`,
      email: 'Le llega el correo de confirmación, con su recibo y la entrada para su calendario.',
      choose: 'Usted elige sus fechas en su cuenta o con el enlace del correo.',
      refund: (amount) => `Hasta entonces, si cancela, le reembolsamos ${amount}\u00a0USD.`,
      begins: (course, place) => `${course} comienza en ${place}.`,
    },
    receipt: 'Número de recibo',
    download: 'Descargar recibo',
    toCalendar: 'Agregar al calendario',
    view: 'Ver esta inscripción',
    account: 'Su cuenta',
    createAccount: 'Crear una cuenta',
    another: 'Inscribirse en otro curso',
  },
}
