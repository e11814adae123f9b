import { refundPolicy } from '#domain/registrations/refunds.ts'
import { takeoverDays } from '#domain/registrations/takeover.ts'
import { academy } from '../../academy.ts'
import type { Copy } from '../../en/site/terms.ts'
import { refunds } from '../registration/refunds.ts'

const sections: Copy['sections'] = [
  {
    id: 'who-we-are',
    title: 'Quiénes somos',
    paragraphs: [
      `Estas condiciones se acuerdan entre usted y ${academy.name}, ${academy.address.street}, ${academy.address.city}, ${academy.address.state} ${academy.address.postalCode}. Se aplican a toda inscripción hecha en este sitio.`,
    ],
  },
  {
    id: 'who-may-register',
    title: 'Quién puede inscribirse',
    paragraphs: [
      'Los cursos son para odontólogos y profesionales de la odontología. El trabajo práctico con pacientes está reservado a quienes tienen licencia para hacerlo; podemos pedir un comprobante antes de una sesión clínica.',
      'El Clínico 2 y el Mastership requieren el nivel Fellowship.',
    ],
  },
  {
    id: 'what-a-registration-is',
    title: 'Qué es una inscripción',
    paragraphs: [
      'Usted se inscribe en cursos o en un programa que incluye varios cursos. La inscripción queda completa cuando se realiza el pago; la confirmamos por correo electrónico en 1 o 2 días hábiles.',
      'Una inscripción con fecha ocupa uno de los cupos de esa fecha. Una inscripción sin fecha no ocupa ninguno: usted elige la fecha después, mientras haya cupos.',
      `El cupo es personal. Un colega puede tomar un curso individual en su lugar hasta ${takeoverDays} días antes de que empiece. Usted lo invita desde su cuenta. El pago y sus reembolsos siguen siendo suyos.`,
    ],
  },
  {
    id: 'price-and-payment',
    title: 'Precio y pago',
    paragraphs: [
      'Los precios están en dólares estadounidenses. Usted paga el monto que muestra el resumen y nada más. El pago se hace con tarjeta, a través de nuestro proveedor de pagos. Una oferta que le enviemos también se puede pagar por transferencia o cheque.',
      'Si paga en cuotas, cobramos a su tarjeta los montos y en los días que usted aceptó, sin intereses ni cargos. Puede pagar el resto o cambiar la tarjeta cuando quiera.',
      'El viaje, el alojamiento y las comidas no están incluidos, salvo que un curso lo indique.',
    ],
  },
  {
    id: 'refunds',
    title: refunds.title,
    paragraphs: [
      ...refunds.inFull,
      'En un programa, cada curso se calcula por separado, con su parte del precio del programa.',
      refunds.program,
      `${refunds.academyCancels} Usted elige: un reembolso, crédito u otra fecha.`,
      `No hay reembolso por un curso completado ni después de ${refundPolicy.months} meses desde el pago.`,
      'Los reembolsos se hacen por el mismo medio de pago: a la tarjeta, por transferencia o cheque, o como crédito. En un plan de pagos, primero se anulan los pagos pendientes.',
      'A su inscripción se le aplican las reglas vigentes el día de su pago, aunque después cambien.',
    ],
  },
  {
    id: 'ce-and-certificates',
    title: 'Educación continua y certificados',
    paragraphs: [
      'Las horas CE se registran cuando usted completa un curso. Cada colegio o consejo profesional decide si las acepta.',
      'Un certificado indica que usted completó un curso u obtuvo un reconocimiento. No es una licencia ni la sustituye.',
    ],
  },
  {
    id: 'what-you-learn-here',
    title: 'Lo que aprende aquí',
    paragraphs: [
      'El material didáctico, los videos, las listas y los artículos son enseñanza general. El tratamiento de sus pacientes sigue siendo su responsabilidad.',
      'El material pertenece a la academia. Puede usarlo para su propio aprendizaje y en su consultorio; no puede venderlo ni publicarlo.',
    ],
  },
  {
    id: 'if-something-goes-wrong',
    title: 'Si algo sale mal',
    paragraphs: [
      'Escríbanos primero: la mayoría de los asuntos se resuelven por correo. Se aplica la ley del Estado de California. Usted conserva los derechos que le da la ley de protección al consumidor donde vive.',
    ],
  },
]

export const copy: Copy = {
  meta: {
    title: 'Condiciones',
    description:
      'Las condiciones de inscripción en palabras sencillas: quién puede inscribirse, qué es una inscripción, precio y pago, reembolsos y cancelaciones, certificados.',
  },
  title: 'Condiciones',
  lead: 'Las condiciones de inscripción, en palabras sencillas.',
  version: (day) => `Vigentes desde el ${day}. La versión que acepta queda registrada con su pago.`,
  refundScale: refunds.scale,
  refundsTitle: refunds.title,
  sections,
}
