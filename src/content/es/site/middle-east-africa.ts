import { academy, city, place } from '../../academy.ts'
import type { Copy } from '../../en/site/middle-east-africa.ts'
import { alt } from '../media/alt.ts'

export const copy: Copy = {
  meta: {
    title: 'Medio Oriente y África',
    description: `Para odontólogos de Medio Oriente y África: sesiones en línea por la tarde o la noche, sesiones clínicas prácticas en ${academy.address.city} y ayuda antes de viajar.`,
  },
  title: 'Medio Oriente y África',
  alt: alt.palms,
  lead: `Para odontólogos de Medio Oriente y África: sesiones en línea por la tarde o la noche, hora de su ciudad, y sesiones prácticas en ${city}.`,
  clocks: {
    title: `Cuando es de mañana en ${city}, en su ciudad cae la tarde`,
    at: (hour) =>
      `Cuando una sesión en línea empieza a las ${hour} en ${city}, esta es la hora en cada ciudad.`,
    cities: {
      dubai: 'Dubái',
      riyadh: 'Riad',
      amman: 'Amán',
      cairo: 'El Cairo',
      nairobi: 'Nairobi',
      johannesburg: 'Johannesburgo',
      lagos: 'Lagos',
      casablanca: 'Casablanca',
    },
  },
  journey: {
    title: 'De la inscripción a la cirugía',
    steps: [
      {
        title: 'En línea, desde casa',
        text: `Los cuatro módulos se estudian en línea con la guía de los docentes, y cada uno tiene un fin de semana presencial en ${place}. Pregunte en vivo, o a cualquier hora con las herramientas de IA y sus preguntas y respuestas\u00a024/7.`,
      },
      {
        title: 'Antes de viajar',
        text: 'Cuando tenga una fecha, le escribiremos una carta de invitación para su visa o su empleador. Pídala con tiempo: los consulados tardan semanas.',
      },
      {
        title: `En ${city}`,
        text: 'Un curso clínico dura seis días. Si el fin de semana de un módulo queda cerca de un curso clínico, puede hacer los dos en un solo viaje: consúltenos antes de reservar.',
      },
      {
        title: 'De vuelta en su consultorio',
        text: 'El apoyo de por vida no termina en el aeropuerto: envíenos sus casos y los docentes le responderán.',
      },
    ],
  },
  money: {
    title: 'Costo y pago',
    text: 'Los precios están en dólares estadounidenses y son iguales para todos. Se paga con tarjeta al inscribirse y se aplica la misma política de reembolsos.',
    courses: 'Cursos y reconocimientos',
  },
  closing: {
    title: 'Escríbanos antes de reservar un vuelo',
    text: 'Díganos dónde está y qué curso tiene en mente.',
    button: 'Contacto',
    register: 'Inscribirse',
  },
}
