import { fellowshipPath, mastershipPath, module1SelfStudyCe, residency } from '#domain/awards.ts'
import { courses, programs, spotsPerDate } from '#domain/catalogue.ts'
import { formatWholeDollars } from '#domain/money.ts'
import type { Copy } from '../en/faqs.ts'
import { refunds } from './refunds.ts'

const groups: Copy['groups'] = [
  {
    title: 'Cursos',
    questions: [
      {
        question: '¿Quién puede tomar los cursos?',
        answer: [
          'Odontólogos y profesionales de la odontología de todos los niveles de experiencia. El Módulo 1 empieza desde el principio; el Clínico 2 requiere el nivel Fellowship.',
        ],
      },
      {
        question: '¿Los módulos son en línea o en Beverly Hills?',
        answer: [
          'Ambas cosas. Un módulo es híbrido: usted lo sigue en línea, guiado por el profesorado, y tiene un fin de semana presencial en Beverly Hills, CA. Los clínicos son prácticos y se imparten allí durante seis días.',
        ],
      },
      {
        question: '¿Cuántas plazas tiene una fecha?',
        answer: [
          `${spotsPerDate} plazas. Las que quedan libres aparecen junto a cada fecha en la página de cursos; cuando no queda ninguna, puede unirse a la lista de espera y le escribimos en cuanto se libere una.`,
        ],
      },
      {
        question: '¿Cuándo es el Módulo 1?',
        answer: [
          'Sus fechas aparecen en la página de cursos en cuanto se fijan. Puede inscribirse antes y elegir la fecha después, en su cuenta; la plaza queda reservada cuando la elige.',
        ],
      },
      {
        question: '¿Cuántas horas CE obtengo?',
        answer: [
          `Cada módulo cuenta ${courses.module1.ceHours} horas CE en línea; el Módulo 1 llega a ${courses.module1.ceHours + module1SelfStudyCe} con su estudio propio. El Clínico 1 cuenta ${courses.clinical1.ceHours} horas CE prácticas, y la Residencia Clínica Especial ${residency.clinicalCe} horas CE clínicas en ${residency.fullDays} días completos.`,
        ],
      },
    ],
  },
  {
    title: 'Reconocimientos',
    questions: [
      {
        question: '¿Qué comprende el Fellowship?',
        answer: [
          `El Módulo 1, el Módulo 2 y el Clínico 1. Como programa cuestan ${formatWholeDollars(programs.fellowship.charged)}, con un ahorro del ${programs.fellowship.savings} %.`,
        ],
      },
      {
        question: '¿Puedo obtener el Fellowship por la vía independiente?',
        answer: [
          `Sí. En un plazo de ${fellowshipPath.withinMonths} meses acredita ${fellowshipPath.handsOnCe} horas CE prácticas y ${fellowshipPath.totalCe} en total, presenta ${fellowshipPath.documentedCases} casos documentados y aprueba un examen con al menos el ${fellowshipPath.testScore} %.`,
          `El examen se puede repetir una vez al mes, hasta ${fellowshipPath.retakes} veces; después se piden primero ${fellowshipPath.ceAfterRetakes} horas CE. La cuota del Fellowship es de ${formatWholeDollars(fellowshipPath.fee)}.`,
        ],
      },
      {
        question: '¿Qué se pide para el Mastership?',
        answer: [
          `Todos los cursos del Fellowship más el Módulo 3, el Módulo 4 y el Clínico 2. Como programa cuestan ${formatWholeDollars(programs.mastership.charged)}, con un ahorro del ${programs.mastership.savings} %.`,
          `Por la vía independiente: ${mastershipPath.cases} casos, ${mastershipPath.totalCe} horas CE y una defensa oral de hasta ${mastershipPath.oralDefenseMinutesPerCase} minutos por caso, con una cuota de ${formatWholeDollars(mastershipPath.fee)}.`,
        ],
      },
      {
        question: '¿Otras instituciones reconocen mi certificado?',
        answer: [
          'Cada certificado lleva un código que cualquiera puede comprobar en este sitio. Si un colegio o consejo profesional cuenta sus horas lo decide esa institución: pregunte a la suya antes de inscribirse.',
        ],
      },
    ],
  },
  {
    title: 'Pagos y reembolsos',
    questions: [
      {
        question: '¿Cómo pago?',
        answer: [
          'Con tarjeta, al inscribirse. El formulario de la tarjeta pertenece a nuestro proveedor de pagos: el número nunca llega a la academia. Recibirá un recibo por correo electrónico.',
        ],
      },
      {
        question: '¿Y si tengo que cancelar?',
        answer: [`${refunds.academyCancels} ${refunds.program}`],
        refundScale: true,
      },
      {
        question: '¿Necesito una cuenta?',
        answer: [
          'Para inscribirse, no. Con una cuenta ve sus cursos, horas CE, pagos y certificados en un solo lugar. Créela con el correo con el que se inscribió y confírmelo: entonces verá ahí todo lo que compró antes.',
        ],
      },
      {
        question: '¿Puedo tomar un programa y elegir las fechas después?',
        answer: [
          'Sí. Un programa lo inscribe en todos sus cursos; usted elige la fecha de cada uno en su cuenta, cuando le convenga. Desde ese momento la plaza es suya.',
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
  lead: 'Sobre los cursos, los reconocimientos y lo que ocurre cuando cambian los planes.',
  groups,
  refundScale: refunds.scale,
  closing: { title: '¿Otra pregunta? Llámenos.', button: 'Contacto' },
}
