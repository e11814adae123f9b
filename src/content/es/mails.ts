import { refundPolicy } from '#domain/refunds.ts'
import { confirmationDays } from '#domain/waiting-list.ts'
import type { Mails } from '../en/mails.ts'

export const mails: Mails = {
  greeting: (name) => `Estimado/a ${name}:`,
  sampleDate: 'fecha de muestra',
  confirmation: {
    subject: (receipt) => `Su inscripción está confirmada, recibo ${receipt}`,
    title: 'Su inscripción está confirmada',
    withSeats: (count) =>
      `Gracias. Hemos recibido su pago y ${count === 1 ? 'su plaza está reservada' : 'sus plazas están reservadas'}.`,
    withoutSeats: 'Gracias. Hemos recibido su pago y su inscripción está completa.',
    total: 'Total pagado',
    receipt: 'Número de recibo',
    date: 'Fecha',
    card: 'Tarjeta',
    cardEnding: (brand, last4) => `${brand} terminada en ${last4}`,
    documents: 'Documentos',
    receiptLink: 'Recibo',
    calendarLink: 'Añadir al calendario',
    noDate: 'La fecha se elige más adelante',
    moved: (course, day) =>
      `La academia ha cambiado la fecha de ${course} después de que usted la eligiera: iba a empezar el ${day}. Si la nueva fecha no le conviene, puede cancelar hasta el comienzo del curso y se le devuelve todo.`,
  },
  calendar: {
    title: 'Si cambian sus planes',
    heads: ['Curso', 'Todo, si cancela hasta el', 'La mitad, si cancela hasta el', 'Después'],
    from: (day) => `desde el ${day}`,
    noDate: 'sin fecha',
    untilChosen: (day) => `hasta elegir una fecha, a más tardar el ${day}`,
    nothing: 'nada',
    academyCancels: 'Si cancela la academia, se reembolsa o se abona el 100 %.',
    view: 'Ver o cancelar esta inscripción',
  },
  account: {
    title: 'Todo en un solo lugar',
    text: 'Con una cuenta verá sus cursos, sus horas CE y sus recibos. Créela con esta misma dirección de correo y confírmela: entonces verá ahí todo lo que compró.',
    button: 'Crear una cuenta',
  },
  refund: {
    subject: (money) => `Su cancelación: ${money} vuelven a su tarjeta`,
    subjectNothing: 'Su cancelación está confirmada',
    title: 'Su cancelación está confirmada',
    academySubject: (money) => `La academia ha tenido que cancelar: ${money} vuelven a su tarjeta`,
    academyTitle: 'La academia ha tenido que cancelar',
    text: (money) =>
      `${money} vuelven a la tarjeta con la que pagó. Los bancos tardan de 5 a 10 días hábiles en mostrarlo.`,
    nothing: 'Según las reglas vigentes cuando se inscribió, no corresponde ningún reembolso.',
    disputed: 'Su banco ya le devolvió este pago, por lo que no queda nada por devolver.',
    returned: 'El importe que pagó ya se le reembolsó, por lo que no queda nada por devolver.',
    byAcademy: (money) =>
      `La academia ha tenido que cancelar. ${money} vuelven a la tarjeta con la que pagó. Los bancos tardan de 5 a 10 días hábiles en mostrarlo.`,
    elsewhereSubject: (money) => `Su inscripción ha quedado cancelada: ${money} vuelven a su tarjeta`,
    elsewhereTitle: 'Su inscripción ha quedado cancelada',
    elsewhere: (money) =>
      `La academia ha devuelto ${money} a la tarjeta con la que pagó, y con ello termina su inscripción. Los bancos tardan de 5 a 10 días hábiles en mostrarlo.`,
    total: 'Reembolso',
    view: 'Ver esta inscripción',
    rest: 'El resto de su inscripción sigue como estaba.',
  },
  goodwill: {
    subject: (money) => `${money} vuelven a su tarjeta`,
    title: 'Le devolvemos una parte de su pago',
    text: (money) =>
      `La academia le devuelve ${money} a la tarjeta con la que pagó. Los bancos tardan de 5 a 10 días hábiles en mostrarlo.`,
    ofPaid: (paid) => `de ${paid} pagados`,
    stands: 'Su inscripción sigue como estaba: no tiene que hacer nada.',
  },
  otherWay: {
    subject: (money) => `Le hemos enviado su reembolso de ${money} por otra vía`,
    title: 'Su reembolso se ha enviado por otra vía',
    text: (money) =>
      `Su tarjeta no admitió el reembolso de ${money}, por lo que la academia se lo ha enviado por otra vía.`,
    missing: 'Si en dos semanas no lo ha recibido, escríbanos o llámenos, por favor.',
  },
  late: {
    subject: 'Su pago llegó demasiado tarde y se le devuelve',
    title: 'Le devolvemos su pago',
    text: (money) =>
      `Su pago llegó cuando ya había vencido la reserva de su plaza y la fecha ya no está libre. Se lo devolvemos íntegro: ${money}. Los bancos tardan de 5 a 10 días hábiles en mostrarlo.`,
    sorry: 'Lo sentimos. Puede inscribirse en otra fecha o unirse a la lista de espera de esta.',
    button: 'Ver las fechas',
  },
  mismatch: {
    subject: 'Le devolvemos su pago',
    title: 'Le devolvemos su pago',
    text: (money) =>
      `Su pago no coincide con el importe de su inscripción y no hemos podido aceptarlo. Se lo devolvemos íntegro: ${money}. Los bancos tardan de 5 a 10 días hábiles en mostrarlo.`,
    sorry: 'Lo sentimos. Inscríbase de nuevo, por favor, o escríbanos.',
    button: 'Inscribirme de nuevo',
  },
  confirmPlace: {
    subject: (course) => `Confirme su lugar en la lista de espera: ${course}`,
    title: 'Confirme su lugar en la lista de espera',
    text: `Pidió esperar una plaza en esta fecha. Su lugar cuenta en cuanto lo confirme; tiene ${confirmationDays} días para hacerlo.`,
    button: 'Confirmar mi lugar',
    notYou: 'Si no fue usted, ignore este correo: no volveremos a escribirle sobre esta fecha.',
  },
  waiting: {
    subject: (course) => `Está en la lista de espera: ${course}`,
    title: 'Está en la lista de espera',
    text: 'Cuando quede libre una plaza, escribiremos a quienes esperan por orden de llegada. La plaza se guarda entonces 24 horas.',
    leave: '¿Ya no le interesa?',
    leaveLink: 'Salir de la lista de espera',
  },
  offer: {
    subject: (course) => `Hay una plaza libre para usted: ${course}`,
    title: 'Hay una plaza libre para usted',
    text: (until) =>
      `Se la guardamos 24 horas, hasta el ${until} (hora de Los Ángeles). Después pasa a la siguiente persona de la lista.`,
    button: 'Tomar la plaza',
    leave: '¿Ya no le interesa?',
    leaveLink: 'Salir de la lista de espera',
  },
  reminder: {
    subject: (course, days) => `${course} empieza dentro de ${days} días`,
    title: (days) => `Su curso empieza dentro de ${days} días`,
    text: 'Le esperamos con mucho gusto.',
    stepSubject: (course, day) => `${course}: cancele a más tardar el ${day} si han cambiado sus planes`,
    stepTitle: 'Si han cambiado sus planes',
    stepText: (day, money) =>
      `Hasta el ${day}, una cancelación le devuelve ${money}. Si piensa venir, no tiene que hacer nada.`,
    stepTextNoDate: (day, money) =>
      `Hasta el ${day}, una cancelación le devuelve ${money}; después de ese día, nada. Si sigue pensando en participar, no tiene que hacer nada.`,
    several: 'Sus cursos',
    view: 'Ver o cancelar esta inscripción',
  },
  date: {
    subject: (course, date) => `${course}: su fecha es ${date}`,
    title: 'Su fecha está fijada',
    text: 'Su plaza está reservada en esta fecha.',
    change: `Puede cambiarla en su cuenta hasta ${refundPolicy.fullDays} días antes.`,
    view: 'Ver sus cursos',
  },
  newDates: {
    subject: (course) => `Elija su fecha: ${course}`,
    several: 'Elija las fechas de sus cursos',
    title: 'Elija su fecha',
    text: (count) =>
      `Ya hay ${count === 1 ? 'una fecha' : 'fechas'} para lo que compró sin fecha. Al elegir una fecha queda reservada su plaza, sin costo adicional; las plazas son para quienes elijan primero.`,
    none: 'Si no le conviene, no tiene que hacer nada: le escribiremos de nuevo cuando haya otras fechas.',
    choose: 'Elegir una fecha',
    asGuest:
      'Las fechas se eligen en una cuenta con esta dirección de correo, que puede crear aquí abajo si aún no la tiene; confirme ahí la dirección.',
  },
  moved: {
    subject: (course, date) => `${course} tiene una fecha nueva: ${date}`,
    title: 'Su curso tiene una fecha nueva',
    text: 'La academia ha tenido que cambiar la fecha de su curso. Su plaza está reservada en la nueva; si le conviene, no tiene que hacer nada.',
    was: (date) => `Hasta ahora: ${date}`,
    free: (day, money) =>
      `Si no le conviene, puede cancelar hasta el ${day} y le devolvemos ${money}. Con una cuenta también puede elegir otra fecha.`,
    otherDate: 'Si no le conviene, con una cuenta puede elegir otra fecha.',
    view: 'Ver o cancelar esta inscripción',
  },
  waitMoved: {
    subject: (course, date) => `La fecha que espera ha cambiado: ${course}, ${date}`,
    title: 'La fecha que espera ha cambiado',
    text: 'Conserva su lugar en la lista de espera, ahora para esta fecha.',
    leave: '¿No le conviene?',
    leaveLink: 'Salir de la lista de espera',
  },
  waitEnded: {
    subject: (course) => `La lista de espera se ha cerrado: ${course}`,
    title: 'La lista de espera se ha cerrado',
    closed: 'Esta fecha ya no admite inscripciones, de modo que su lista de espera se ha cerrado.',
    canceled: 'La academia ha tenido que cancelar esta fecha, de modo que su lista de espera se ha cerrado.',
    button: 'Ver las demás fechas',
  },
  certificate: {
    subject: (course) => `${course}: su certificado está listo`,
    title: 'Su certificado está listo',
    text: 'Felicidades. El curso está completado y sus horas CE figuran en su registro.',
    download: 'Descárguelo en su cuenta',
    downloadAsGuest: 'Descárguelo en la página de su inscripción',
    check: 'Cualquiera puede comprobarlo:',
  },
  completionUndone: {
    subject: (course) => `${course} ya no consta como completado`,
    title: 'Su curso vuelve a estar abierto',
    text: 'La academia ha corregido sus registros: este curso ya no consta como completado y sus horas CE no figuran en su registro.',
    revoked: (code) => `El certificado ${code} ya no es válido`,
    mistake: 'Si lo completó, escríbanos o llámenos, por favor.',
    active: 'Vuelve a estar entre sus cursos activos.',
  },
  newLinks: {
    subject: 'Nuevos enlaces a sus inscripciones',
    title: 'Sus nuevos enlaces',
    text: 'Los enlaces de nuestros correos anteriores sobre sus inscripciones ya no funcionan. Use estos de ahora en adelante.',
    secret: 'Abren sus inscripciones sin iniciar sesión, así que no los comparta.',
    unasked:
      'Renovamos los enlaces cuando la dirección de una cuenta cambia o se confirma por primera vez, y cuando su titular anula los anteriores. Si no fue usted, escríbanos o llámenos.',
  },
  addressCorrected: {
    subject: 'Una inscripción tiene ahora otra dirección de correo',
    title: 'Nuestros correos van a otra dirección',
    text: (receipt) =>
      `La academia cambió la dirección de correo de la inscripción ${receipt}. Ya no escribiremos a esta dirección sobre ella, y los enlaces que enviamos aquí ya no funcionan.`,
    unasked: 'Si la inscripción es suya y usted no pidió el cambio, escríbanos o llámenos.',
  },
  erased: {
    subject: 'Sus datos se han eliminado',
    title: 'Sus datos se han eliminado',
    text: 'Como se solicitó, hemos eliminado sus datos personales y su cuenta, si la tenía. Los pagos quedan en nuestra contabilidad, sin su nombre.',
    unasked:
      'Si no lo pidió usted, escríbanos o llámenos de inmediato. Nuestra copia de este correo se elimina en un plazo de dos días.',
  },
}
