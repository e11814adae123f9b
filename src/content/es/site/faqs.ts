import { fellowshipPath, mastershipPath, residency } from '#domain/awards/awards.ts'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { academy, city, place } from '../../academy.ts'
import type { Copy } from '../../en/site/faqs.ts'
import { type QuestionGroup, questionGroups } from '../../pages/faqs.ts'
import { refunds } from '../registration/refunds.ts'

/** As they came with the release. */
export const groups: readonly QuestionGroup[] = [
  {
    id: 'courses',
    title: 'Cursos',
    questions: [
      {
        id: 'who-can-take-the-courses',
        question: '¿Quién puede tomar los cursos?',
        answer: [
          'Odontólogos y profesionales de la odontología de todos los niveles de experiencia. El Módulo 1 empieza desde lo básico. El Clínico 2 requiere el nivel Fellowship.',
        ],
      },
      {
        id: 'are-the-modules-online-or-in-beverly-hills',
        question: `¿Los módulos son en línea o en ${city}?`,
        answer: [
          `Las dos cosas. Los módulos son híbridos: usted estudia en línea con la guía de los docentes y después asiste a un fin de semana presencial en ${place}. Los cursos clínicos son prácticos y duran seis días en ${city}, ${academy.address.state}.`,
        ],
      },
      {
        id: 'how-many-seats-are-there-on-each-date',
        question: '¿Cuántos cupos hay en cada fecha?',
        answer: [
          `Cada fecha tiene ${spotsPerDate} cupos. En la página de cursos puede ver cuántos quedan. Si una fecha ya no tiene cupo, puede entrar a su lista de espera y le escribiremos en cuanto se libere uno.`,
        ],
      },
      {
        id: 'when-is-module-1',
        question: '¿Cuándo es el Módulo 1?',
        answer: [
          'Publicamos sus fechas en la página de cursos en cuanto se definen. Puede inscribirse ahora y elegir la fecha después en su cuenta. Su cupo queda reservado cuando elige la fecha.',
        ],
      },
      {
        id: 'how-many-ce-hours-do-i-earn',
        question: '¿Cuántas horas CE obtengo?',
        answer: [
          `Cada módulo otorga {hours:module1} horas CE en línea, y el Módulo 1 llega a {all-hours:module1} con el estudio independiente. El Clínico 1 otorga {hours:clinical1} horas CE prácticas, y la Residencia Clínica Especial, ${residency.clinicalCe} horas CE clínicas en ${residency.fullDays} días completos.`,
        ],
      },
    ],
  },
  {
    id: 'awards',
    title: 'Reconocimientos',
    questions: [
      {
        id: 'what-does-the-fellowship-include',
        question: '¿Qué incluye el Fellowship?',
        answer: [
          `El Módulo 1, el Módulo 2 y el Clínico 1. Como programa cuestan {price:fellowship}\u00a0USD, con un ahorro del {savings:fellowship}\u00a0%.`,
        ],
      },
      {
        id: 'can-i-earn-the-fellowship-on-the-independent-path',
        question: '¿Puedo obtener el Fellowship por la vía independiente?',
        answer: [
          `Sí. En un plazo de ${fellowshipPath.withinMonths} meses acredita ${fellowshipPath.totalCe} horas CE (${fellowshipPath.handsOnCe} de ellas prácticas), presenta ${fellowshipPath.documentedCases} casos documentados y aprueba un examen con al menos el ${fellowshipPath.testScore}\u00a0%.`,
          `Puede repetir el examen una vez al mes, hasta ${fellowshipPath.retakes} veces. Después necesita ${fellowshipPath.ceAfterRetakes} horas CE más antes del próximo examen. La cuota del Fellowship es de ${formatWholeDollars(fellowshipPath.fee)}\u00a0USD.`,
        ],
      },
      {
        id: 'what-does-the-mastership-require',
        question: '¿Qué requiere el Mastership?',
        answer: [
          `Todos los cursos del Fellowship más el Módulo 3, el Módulo 4 y el Clínico 2. Como programa cuestan {price:mastership}\u00a0USD, con un ahorro del {savings:mastership}\u00a0%.`,
          `Por la vía independiente: ${mastershipPath.cases} casos, ${mastershipPath.totalCe} horas CE y una defensa oral de hasta ${mastershipPath.oralDefenseMinutesPerCase} minutos por caso, con una cuota de ${formatWholeDollars(mastershipPath.fee)}\u00a0USD.`,
        ],
      },
      {
        id: 'do-licensing-boards-accept-my-certificate',
        question: '¿Los colegios profesionales aceptan mi certificado?',
        answer: [
          'Cada colegio o consejo profesional decide qué horas acepta: consulte con el suyo antes de inscribirse. Cada certificado lleva un código que cualquiera puede verificar en este sitio.',
        ],
      },
    ],
  },
  {
    id: 'payment',
    title: 'Pagos y reembolsos',
    questions: [
      {
        id: 'how-do-i-pay',
        question: '¿Cómo pago?',
        answer: [
          'Con tarjeta, al inscribirse. Nuestro proveedor de pagos procesa la tarjeta, así que la academia nunca ve el número. Le enviaremos el recibo por correo electrónico.',
        ],
      },
      {
        id: 'can-i-pay-in-installments',
        question: '¿Puedo pagar en cuotas?',
        answer: [
          `Sí, sin intereses ni cargos: {terms:deposit} % al inscribirse y luego hasta {terms:payments} pagos mensuales, el primer día de un mes. El último se hace al menos {terms:before} días antes de su primer curso. El formulario muestra cada fecha y cada monto antes de pagar.`,
        ],
      },
      {
        id: 'can-my-practice-pay',
        question: '¿Puede pagar mi consultorio?',
        answer: ['Sí. Llámenos: enviamos una oferta a su consultorio, y el recibo es para quien paga.'],
      },
      {
        id: 'do-you-take-wires',
        question: '¿Aceptan transferencias?',
        answer: [
          'Sí, y cheques. Llámenos para pedir una oferta. Su inscripción queda confirmada cuando llega el dinero.',
        ],
      },
      {
        id: 'what-if-i-have-to-cancel',
        question: '¿Y si tengo que cancelar?',
        answer: [`${refunds.academyCancels} ${refunds.program}`],
        refundScale: true,
      },
      {
        id: 'do-i-need-an-account',
        question: '¿Necesito una cuenta?',
        answer: [
          'Para inscribirse, no. Con una cuenta ve sus cursos, horas CE, pagos y certificados en un solo lugar. Créela con el correo con el que se inscribió y verifíquelo: ahí aparecerán sus inscripciones anteriores.',
        ],
      },
      {
        id: 'can-i-take-a-program-and-choose-the-dates-later',
        question: '¿Puedo tomar un programa y elegir las fechas después?',
        answer: [
          'Sí. El programa incluye todos sus cursos y usted elige cada fecha en su cuenta cuando le convenga. Su cupo queda reservado cuando elige la fecha.',
        ],
      },
    ],
  },
]

export const copy: Copy = {
  meta: {
    title: 'Preguntas frecuentes',
    description:
      'Respuestas sobre los cursos, las horas CE, el Fellowship y el Mastership, el pago con tarjeta, los reembolsos y las cancelaciones.',
  },
  title: 'Preguntas frecuentes',
  lead: 'Cursos, reconocimientos, pagos y qué pasa si cambian sus planes.',
  ask: { label: 'Su pregunta', button: 'Preguntar' },
  groups: () => questionGroups('es', groups),
  refundScale: refunds.scale,
  closing: { title: '¿Otra pregunta? Llámenos.', button: 'Contacto' },
}
