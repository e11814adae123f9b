import { type RefundWay, refundPolicy } from '#domain/registrations/refunds.ts'
import { confirmationDays } from '#domain/registrations/waiting-list.ts'
import type { Emails } from '../../en/emails/emails.ts'

const days = 'Los bancos tardan de 5 a 10 días hábiles en mostrarlo.'
const goesTo: Record<RefundWay, string> = {
  card: `a la tarjeta con la que pagó. ${days}`,
  payer: `a la tarjeta con la que se pagó. ${days}`,
  offline: 'por transferencia o cheque. Le escribiremos cuando lo hayamos enviado.',
}

export const emails: Emails = {
  greeting: (name) => `Hola, ${name}:`,
  sampleDate: 'fecha de muestra',
  question: {
    subject: (number) => `Respuesta a su pregunta ${number}`,
    title: 'Respuesta a su pregunta',
    asked: 'Usted preguntó',
    more: 'Si tiene otra pregunta, responda a este correo.',
  },
  confirmation: {
    subject: (receipt) => `Su inscripción está confirmada, recibo ${receipt}`,
    title: 'Su inscripción está confirmada',
    withSeats: (count) =>
      `Gracias. Recibimos su pago y ${count === 1 ? 'su cupo está reservado' : 'sus cupos están reservados'}.`,
    withoutSeats: 'Gracias. Recibimos su pago y su inscripción está completa.',
    total: 'Total pagado',
    agreed: 'Total, en cuotas',
    receipt: 'Número de recibo',
    date: 'Fecha',
    card: 'Tarjeta',
    paidBy: 'Pagado por',
    methods: {
      wire: (reference) => `Transferencia ${reference}`,
      check: (reference) => `Cheque ${reference}`,
    },
    cardEnding: (brand, last4) => `${brand} terminada en ${last4}`,
    documents: 'Documentos',
    receiptLink: 'Recibo',
    calendarLink: 'Agregar al calendario',
    noDate: 'Fecha por elegir',
    moved: (course, day) =>
      `La academia cambió la fecha de ${course} después de que usted la eligió (iba a empezar el ${day}). Si la nueva fecha no le conviene, puede cancelar con reembolso completo hasta que empiece el curso.`,
  },
  calendar: {
    title: 'Si cambian sus planes',
    heads: [
      'Curso',
      'Reembolso completo, si cancela hasta el',
      'Reembolso del 50\u00a0%, si cancela hasta el',
      'Después',
    ],
    from: (day) => `desde el ${day}`,
    noDate: 'sin fecha',
    untilChosen: (day) => `hasta elegir una fecha, a más tardar el ${day}`,
    nothing: 'sin reembolso',
    academyCancels: 'Si cancela la academia, se reembolsa o se acredita el 100\u00a0%.',
    view: 'Ver o cancelar esta inscripción',
  },
  account: {
    title: 'Todo en un solo lugar',
    text: 'Con una cuenta ve sus cursos, horas CE y recibos en un solo lugar. Créela con esta misma dirección de correo y verifíquela: ahí aparecerán sus inscripciones.',
    button: 'Crear una cuenta',
  },
  refund: {
    subject: (money) => `Su cancelación: le reembolsaremos ${money}`,
    subjectNothing: 'Su cancelación está confirmada',
    title: 'Su cancelación está confirmada',
    academySubject: (money) => `La academia tuvo que cancelar: le reembolsaremos ${money}`,
    academyTitle: 'La academia tuvo que cancelar',
    text: (money, way) => `Le reembolsaremos ${money} ${goesTo[way]}`,
    asCredit: (money) => `${money} ahora son crédito en su cuenta. Puede pagar cualquier curso con él.`,
    nothing:
      'Según las reglas de reembolso vigentes cuando se inscribió, esta cancelación no tiene reembolso.',
    disputed: 'Su banco ya le devolvió este pago, así que no queda nada por reembolsar.',
    returned: 'Ya le reembolsamos lo que pagó, así que no queda nada por reembolsar.',
    byAcademy: (money, way) => `La academia tuvo que cancelar. Le reembolsaremos ${money} ${goesTo[way]}`,
    elsewhereSubject: (money) => `Su inscripción fue cancelada: le reembolsamos ${money}`,
    elsewhereTitle: 'Su inscripción fue cancelada',
    elsewhere: (money) =>
      `La academia reembolsó ${money} a la tarjeta con la que se pagó y canceló su inscripción. ${days}`,
    total: 'Reembolso',
    view: 'Ver esta inscripción',
    receipt: 'Ver el recibo',
    rest: 'El resto de su inscripción no cambia.',
    payments: 'Sus próximos pagos',
    paymentEnds: (money) => `El pago de ${money} ya no se hace.`,
    paymentLess: (before, after) => `${after} en lugar de ${before}`,
  },
  goodwill: {
    subject: (money) => `Le reembolsaremos ${money}`,
    title: 'Le reembolsamos una parte de su pago',
    text: (money, way) => `La academia le reembolsará ${money} ${goesTo[way]}`,
    lessCredit: (money) =>
      `Este dinero se había convertido en crédito, así que desde ahora tiene ${money} menos de crédito.`,
    ofPaid: (paid) => `de ${paid} pagados`,
    stands: 'Su inscripción no cambia. No tiene que hacer nada.',
  },
  otherWay: {
    subject: (money) => `Le enviamos su reembolso de ${money} por otro medio`,
    title: 'Le enviamos su reembolso por otro medio',
    text: (money) =>
      `Su tarjeta no aceptó el reembolso de ${money}, así que la academia se lo envió por otro medio.`,
    sentSubject: (money) => `Le enviamos su reembolso de ${money}`,
    sentTitle: 'Le enviamos su reembolso',
    sent: (money) => `La academia le envió su reembolso de ${money} por transferencia o cheque.`,
    missing: 'Si no lo recibe en dos semanas, escríbanos o llámenos.',
  },
  late: {
    subject: 'Su pago llegó tarde y se lo reembolsaremos',
    title: 'Le reembolsaremos su pago',
    text: (money) =>
      `Su pago llegó cuando su reserva ya había vencido, y la fecha ya no tiene cupo. Le reembolsaremos el total: ${money}. ${days}`,
    sorry: 'Lo sentimos. Puede inscribirse en otra fecha o entrar a la lista de espera de esta.',
    button: 'Ver las fechas',
  },
  mismatch: {
    subject: 'Le reembolsaremos su pago',
    title: 'Le reembolsaremos su pago',
    text: (money) =>
      `Su pago no coincide con el monto de su inscripción y no pudimos aceptarlo. Le reembolsaremos el total: ${money}. ${days}`,
    sorry: 'Lo sentimos. Inscríbase de nuevo o comuníquese con nosotros.',
    button: 'Inscribirme de nuevo',
  },
  confirmPlace: {
    subject: (course) => `Confirme su lugar en la lista de espera: ${course}`,
    title: 'Confirme su lugar en la lista de espera',
    text: `Usted solicitó entrar a la lista de espera de esta fecha. Confirme su lugar en un plazo de ${confirmationDays} días: estará en la lista en cuanto lo confirme.`,
    button: 'Confirmar mi lugar',
    notYou: 'Si no lo solicitó, ignore este correo. No volveremos a escribirle sobre esta fecha.',
  },
  waiting: {
    subject: (course) => `Está en la lista de espera: ${course}`,
    title: 'Está en la lista de espera',
    text: 'Cuando se libera un cupo, escribimos a las personas de la lista en el orden en que entraron. Cuando le toque a usted, le guardamos el cupo durante 24 horas.',
    leave: '¿Ya no le interesa?',
    leaveLink: 'Salir de la lista de espera',
  },
  offer: {
    subject: (course) => `Hay un cupo para usted: ${course}`,
    title: 'Hay un cupo para usted',
    text: (until) =>
      `Se lo guardamos 24 horas, hasta el ${until} (hora de Los Ángeles). Después pasa a la siguiente persona de la lista.`,
    button: 'Tomar el cupo',
    leave: '¿Ya no le interesa?',
    leaveLink: 'Salir de la lista de espera',
  },
  reminder: {
    subject: (course, days) => `${course} empieza en ${days} días`,
    title: (days) => `Su curso empieza en ${days} días`,
    text: 'Será un gusto recibirle.',
    stepSubject: (course, day) => `${course}: cancele a más tardar el ${day} si cambiaron sus planes`,
    stepTitle: 'Si cambiaron sus planes',
    stepText: (day, money) =>
      `Si cancela hasta el ${day}, le reembolsamos ${money}. Si va a asistir, no tiene que hacer nada.`,
    stepTextNoDate: (day, money) =>
      `Si cancela hasta el ${day}, le reembolsamos ${money}. Después de esa fecha no hay reembolso. Si piensa asistir, no tiene que hacer nada.`,
    several: 'Sus cursos',
    view: 'Ver o cancelar esta inscripción',
  },
  date: {
    subject: (course, date) => `${course}: su fecha es ${date}`,
    title: 'Su fecha está confirmada',
    text: 'Su cupo está reservado en esta fecha.',
    change: `Puede cambiarla en su cuenta hasta ${refundPolicy.fullDays} días antes del curso.`,
    changeAsGuest: `Puede cambiarla con el siguiente enlace hasta ${refundPolicy.fullDays} días antes del curso.`,
    view: 'Ver sus cursos',
    viewAsGuest: 'Ver su inscripción',
  },
  newDates: {
    subject: (course) => `Elija su fecha: ${course}`,
    several: 'Elija las fechas de sus cursos',
    title: 'Elija su fecha',
    text: (count) =>
      `Ya hay ${count === 1 ? 'una fecha' : 'fechas'} para un curso en el que se inscribió sin fecha. Elija una para reservar su cupo sin costo adicional. Los cupos se asignan por orden de llegada.`,
    none: 'Si ninguna fecha le conviene, no tiene que hacer nada: le escribiremos cuando anunciemos otras.',
    choose: 'Elegir una fecha',
    asGuest:
      'Las fechas se eligen en una cuenta con esta dirección de correo. Si aún no la tiene, créela aquí abajo y verifique la dirección.',
  },
  moved: {
    subject: (course, date) => `${course} tiene una fecha nueva: ${date}`,
    title: 'Su curso tiene una fecha nueva',
    text: 'La academia tuvo que cambiar la fecha de su curso. Su cupo está reservado en la nueva fecha. Si le conviene, no tiene que hacer nada.',
    was: (date) => `Fecha anterior: ${date}`,
    free: (day, money) =>
      `Si no le conviene, puede cancelar hasta el ${day} y le reembolsamos ${money}. Con una cuenta también puede elegir otra fecha.`,
    otherDate: 'Si no le conviene, con una cuenta puede elegir otra fecha.',
    byPolicy: 'Si no le conviene, se aplica como antes la política de reembolso.',
    view: 'Ver o cancelar esta inscripción',
  },
  waitMoved: {
    subject: (course, date) => `Cambió la fecha de su lista de espera: ${course}, ${date}`,
    title: 'Cambió la fecha de su lista de espera',
    text: 'Usted conserva su lugar en la lista de espera para la nueva fecha.',
    leave: '¿No le conviene?',
    leaveLink: 'Salir de la lista de espera',
  },
  offerExtended: {
    subject: (course) => `Más tiempo para su cupo: ${course}`,
    title: 'Tiene más tiempo',
    text: (until) =>
      `Le guardamos el cupo hasta el ${until} (hora de Los Ángeles). Después pasa a la siguiente persona de la lista.`,
  },
  waitRemoved: {
    subject: (course) => `Ya no está en la lista de espera: ${course}`,
    title: 'Ya no está en la lista de espera',
    text: 'La academia lo retiró de la lista de espera de esta fecha. Si cree que es un error, responda a este correo.',
    button: 'Ver las demás fechas',
  },
  dateEmail: {
    nameless: 'colega',
  },
  entryDecided: {
    approvedHours: { subject: 'Sus horas CE fueron aprobadas', title: 'Sus horas CE fueron aprobadas' },
    declinedHours: { subject: 'Sus horas CE no fueron aprobadas', title: 'Sus horas CE no fueron aprobadas' },
    approvedCase: { subject: 'Su caso fue aprobado', title: 'Su caso fue aprobado' },
    declinedCase: { subject: 'Su caso no fue aprobado', title: 'Su caso no fue aprobado' },
    approved: 'Desde ahora cuenta para su reconocimiento.',
    declined: 'No cuenta para su reconocimiento.',
    hours: (hours, day) => `${hours} ${hours === 1 ? 'hora' : 'horas'}, ${day}`,
    reason: 'Lo que escribió la academia',
    view: 'Ver su avance',
    questions: 'Si tiene preguntas, responda a este correo.',
  },
  waitEnded: {
    subject: (course) => `La lista de espera se cerró: ${course}`,
    title: 'La lista de espera se cerró',
    closed: 'Esta fecha ya no acepta inscripciones, así que su lista de espera se cerró.',
    canceled: 'La academia tuvo que cancelar esta fecha, así que su lista de espera se cerró.',
    button: 'Ver las demás fechas',
  },
  certificate: {
    subject: (course) => `${course}: su certificado está listo`,
    title: 'Su certificado está listo',
    text: '¡Felicitaciones! Completó el curso y sus horas CE ya están en su registro.',
    download: 'Descárguelo en su cuenta',
    downloadAsGuest: 'Descárguelo en la página de su inscripción',
    check: 'Cualquiera puede verificarlo:',
  },
  completionUndone: {
    subject: (course) => `${course} ya no aparece como completado`,
    title: 'Su curso está abierto de nuevo',
    text: 'La academia corrigió sus registros: este curso ya no aparece como completado y sus horas CE ya no están en su registro.',
    revoked: (code) => `El certificado ${code} ya no es válido`,
    mistake: 'Si usted completó el curso, escríbanos o llámenos.',
    active: 'Está de nuevo entre sus cursos activos.',
  },
  newLinks: {
    subject: 'Nuevos enlaces a sus inscripciones',
    title: 'Sus nuevos enlaces',
    text: 'Los enlaces de nuestros correos anteriores sobre sus inscripciones ya no funcionan. Use estos de ahora en adelante.',
    secret: 'Abren sus inscripciones sin iniciar sesión, así que no los comparta.',
    unasked:
      'Enviamos enlaces nuevos cuando el correo de una cuenta cambia o se verifica por primera vez, cuando su titular anula los anteriores y cuando corregimos una dirección. Si no fue usted, escríbanos o llámenos.',
  },
  addressCorrected: {
    subject: 'Una inscripción tiene ahora otra dirección de correo',
    title: 'Nuestros correos van a otra dirección',
    text: (receipt) =>
      `La academia cambió la dirección de correo de la inscripción ${receipt}. Ya no enviaremos correos sobre ella a esta dirección, y los enlaces que enviamos aquí ya no funcionan.`,
    unasked: 'Si la inscripción es suya y usted no solicitó el cambio, escríbanos o llámenos.',
  },
  erased: {
    subject: 'Eliminamos sus datos',
    title: 'Eliminamos sus datos',
    text: 'Según lo solicitado, eliminamos sus datos personales y su cuenta, si tenía una. Los pagos quedan en nuestra contabilidad sin su nombre.',
    unasked:
      'Si usted no lo solicitó, escríbanos o llámenos de inmediato. Nuestra copia de este correo se elimina en un plazo de dos días.',
  },
}
